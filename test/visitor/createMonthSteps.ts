import { goToCheckout } from '../../widgets/cart/page/goToCheckout.ts';
import type { Product } from '../../src/commerce/model/product.ts';
import { aProduct, aVariant, usd } from '../commerce/rules/aProduct.ts';
import type { createCartHost } from '../widgets/cart/createCartHost.ts';
import type { Tab } from '../widgets/cart/cartPages.ts';
import { pass, type MonthBrowser } from './openMonthBrowser.ts';
import type { emptySums } from './monthSums.ts';

const ITEM = '5f0c6f1d8a4c2b0017e3da0';
/** Item and sku of the host's goods; the mugs and blue shirts may be sold out. */
const GOODS = [
  [`${ITEM}1`, 'SHIRT-S-BLUE'],
  [`${ITEM}1`, 'SHIRT-M-BLUE'],
  [`${ITEM}2`, 'MUG'],
  [`${ITEM}3`, null],
  [`${ITEM}4`, 'ALTER'],
] as const;
const monthly = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 } as const;
const DIRECT: readonly Product[] = [
  aProduct({
    id: 'club',
    type: 3,
    isSubscribable: true,
    subscriptionPlan: monthly,
    variants: [aVariant({ sku: 'CLUB', price: usd(1999) })],
  }),
  aProduct({ id: 'card', type: 4, variants: [aVariant({ sku: 'CARD', price: usd(5050) })] }),
];
const ORDER_PAGES = [202, 204, 206, 207];

/** How often each was done in the month. */
export const nothingDone = () => ({
  add: 0,
  edit: 0,
  remove: 0,
  undo: 0,
  coupon: 0,
  tab: 0,
  page: 0,
  offline: 0,
  cart: 0,
  test: 0,
  direct: 0,
  refusal: 0,
});

interface StepDeps {
  readonly browser: MonthBrowser;
  readonly host: ReturnType<typeof createCartHost>;
  readonly tabs: Tab[];
  readonly below: (most: number) => number;
  readonly done: ReturnType<typeof nothingDone>;
  readonly happened: ReturnType<typeof emptySums>;
  /** Whether the visitor may be counted. */
  readonly isCounted: boolean;
  readonly orderId: () => string;
  readonly goOffline: () => void;
}

/** The visitor's possible next steps, each as likely as often as it is listed. */
export function createMonthSteps(deps: StepDeps): readonly ((tab: Tab) => void | Promise<void>)[] {
  const { browser, tabs, below, done, goOffline } = deps;
  let removed: string | null = null;
  const entryOf = ({ shop }: Tab) => shop.cart.get()?.entries.at(below(3));

  const add = ({ shop }: Tab) => {
    const [itemId, sku] = GOODS[below(GOODS.length)]!;
    done.add += 1;
    void shop.cart.add({ itemId, sku, quantity: 1 + below(3), additionalFields: null });
  };
  const edit = (tab: Tab) => {
    const entry = entryOf(tab);
    if (!entry) return;
    done.edit += 1;
    void tab.shop.cart.update(entry.id, 1 + below(4));
  };
  const remove = (tab: Tab) => {
    const entry = entryOf(tab);
    if (!entry) return;
    done.remove += 1;
    removed = entry.id;
    void tab.shop.cart.remove(entry.id);
  };
  const undo = ({ shop }: Tab) => {
    if (removed === null) return;
    done.undo += 1;
    void shop.cart.undo(removed);
    removed = null;
  };
  const redeem = ({ shop: { cart } }: Tab) => {
    done.coupon += 1;
    void (below(2) === 0 ? cart.applyCoupon('TEA') : cart.removeCoupon('TEA'));
  };
  const openTab = async () => {
    if (tabs.length > 2) return;
    done.tab += 1;
    tabs.push(browser.pages.openTab());
    await browser.begin(tabs.at(-1)!);
  };
  const openPage = async (tab: Tab) => {
    done.page += 1;
    removed = null;
    await browser.goOn(tab);
  };
  const loseNetwork = async () => {
    done.offline += 1;
    goOffline();
    await pass(below(4000));
  };
  const buy = async (tab: Tab) => {
    if (below(3) > 0) return buyDirectly(deps, tab);
    if (await buyCart(deps, tab)) removed = null;
  };
  return [add, add, add, edit, edit, remove, undo, redeem, openTab, openPage, loseNetwork, buy];
}

/** A subscription or a gift card, whose page of the platform sells at once. */
async function buyDirectly(deps: StepDeps, tab: Tab): Promise<void> {
  const { browser, below, done } = deps;
  const { products } = tab.shop;
  const product = DIRECT[below(2)]!;
  products.open('k', product);
  done.direct += 1;
  void products.add('k');
  await pass(0);
  browser.api.calls.at(-1)?.answer({ cartToken: 'token' });
  await pass(0);
  if (below(2) === 0) await order(deps, tab, browser.sales.at(-1) ?? 0, null);
  products.close('k');
}

/** Returns whether the cart was bought. */
async function buyCart(deps: StepDeps, tab: Tab): Promise<boolean> {
  const { browser, host, tabs, below, done, happened, isCounted } = deps;
  const { cart } = tab.shop;
  await pass(3000);
  // Without a cart there is no button that leads to the checkout.
  if (!cart.get()?.entries.length) return false;
  const { id, grandTotalCents, subtotalCents, entries } = host.db.cart(host.token());
  if (entries.length === 0) return false;
  const before = browser.checkouts.length;
  await Promise.all([goToCheckout(cart), pass(1000)]);
  if (browser.checkouts.length === before || below(2) === 0) return false;
  done.cart += 1;
  if (isCounted) happened.inCarts += subtotalCents;
  // The platform has taken the money, and the cart is gone.
  host.reset();
  await order(deps, tab, grandTotalCents, id);
  for (const other of tabs) void other.shop.cart.read(10_000, true);
  return true;
}

async function order({ browser, below, done, happened, isCounted, orderId }: StepDeps, tab: Tab, cents: number, cartId: string | null) {
  const id = orderId();
  const testMode = below(5) === 0;
  if (testMode) done.test += 1;
  if (isCounted) happened.recorded.push(id);
  if (isCounted && !testMode) happened.orders.push([id, cents]);
  const context = {
    pageType: ORDER_PAGES[below(4)]!,
    order: { id, grandTotal: { value: String(cents), currency: 'USD' }, items: [], purchasedCartId: cartId, testMode },
  };
  await browser.goOn(tab, context);
  await pass(below(3000));
  // The page of an order is reloaded now and then.
  if (below(3) === 0) await browser.goOn(tab, context);
  await browser.goOn(tab);
}
