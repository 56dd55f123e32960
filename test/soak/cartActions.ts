import { productBySlug } from '../../demo/content/catalogue.ts';
import type { ScenarioName } from '../../mocks/scenarios.ts';
import { keyOf } from './createIntended.ts';
import type { Outcome, Told } from './installVisitor.ts';
import type { SoakTab } from './openTab.ts';

/** A visitor's action on the cart, and its end. */
export interface CartAction {
  readonly name: string;
  readonly change: (lines: Map<string, number>) => void;
  /** The item and the quantity of an add; `null`: another change. */
  readonly added: string | null;
  readonly outcome: Outcome;
}

/** How an action is begun: with the tab's other doings meanwhile, such as a change of the page. */
export type Meanwhile = (tab: SoakTab) => Promise<void>;

const GOODS = [
  ['cherry-tea-scoop', 'WK-SCOOP'],
  ['breakfast-mug', 'WK-MUG-OS'],
  ['harbour-blend', 'WK-HAR-100'],
  ['glaze-notebook', null],
] as const;

/** Faults of the platform that end within seconds. */
export const FAULTS: readonly ScenarioName[] = [
  'server-error',
  'html-error-page',
  'malformed-json',
  'empty-body',
  'lost-answer',
  'dropped-body',
  'crumb-expired-once',
  'crumb-expired',
  'rate-limited',
  'out-of-stock-at-add',
  'flaky',
  'out-of-order',
  'offline',
  'redirect-login',
];

const plus = (key: string, quantity: number) => (lines: Map<string, number>) => void lines.set(key, (lines.get(key) ?? 0) + quantity);

/** Calls the cart as a page does. */
async function call(tab: SoakTab, meanwhile: Meanwhile, name: string, given: readonly unknown[]): Promise<Outcome> {
  const [outcome] = await Promise.all([
    tab.page.evaluate(([which, values]) => window.visitor.call(which, values), [name, given] as const),
    meanwhile(tab),
  ]);
  return outcome;
}

/** Uses a control of the page; done unless the shop says that something failed. `null`: the control has gone since the page was looked at. */
async function press(tab: SoakTab, meanwhile: Meanwhile, begin: () => Promise<boolean>): Promise<readonly Told[] | null> {
  await tab.readTold();
  if (!(await begin())) return null;
  await meanwhile(tab);
  await tab.atRest();
  return tab.readTold();
}

const failed = (told: readonly Told[]): boolean => told.some(({ name }) => name === 'add-failed' || name === 'cart-failed');

/** The line at this place of what the tab shows; `null` in an empty cart. */
const lineAt = (tab: SoakTab, number: number) =>
  tab.page.evaluate((at) => {
    const entries = window.visitor.shop().cart.get()?.entries ?? [];
    const line = entries[at % Math.max(entries.length, 1)];
    if (!line) return null;
    // Rows may stand in another order than the lines: found by the name that is read out.
    const words = [line.title ?? '', ...Object.values((line.chosenVariant?.attributes ?? {}) as Record<string, string>)];
    const rows = [...document.querySelectorAll('#sqs-cart-container .cart-row')];
    const row = rows.findIndex((one) => {
      const name = one.querySelector('.cart-row-remove')?.getAttribute('aria-label') ?? '';
      return name !== '' && words.every((word) => name.includes(word));
    });
    const hasField = document.querySelectorAll('#sqs-cart-container .cart-row')[row]?.querySelector('.cart-row-qty-input') != null;
    return { id: line.id, row, hasField, itemId: line.itemId, sku: line.chosenVariant?.sku || null, quantity: line.quantity };
  }, number);

type Act = (tab: SoakTab, number: number, meanwhile: Meanwhile) => Promise<CartAction | null>;

const addByScript: Act = async (tab, number, meanwhile) => {
  const [slug, sku] = GOODS[number % GOODS.length]!;
  const itemId = productBySlug(slug)!.id;
  const quantity = (number % 2) + 1;
  const outcome = await call(tab, meanwhile, 'add', [{ itemId, sku, quantity, additionalFields: null }]);
  const key = keyOf(itemId, sku);
  return { name: `add ${quantity} ${slug}`, change: plus(key, quantity), added: `${quantity} × ${key}`, outcome };
};

/** Chooses the page's product and clicks its button. */
const addByButton: Act = async (tab, number, meanwhile) => {
  const { page } = tab;
  const isThere = await page.evaluate((at) => {
    const button = document.querySelector<HTMLElement>('.sqs-add-to-cart-button[data-state="idle"]');
    const selects = [
      ...(button?.closest('article, section, main, body')?.querySelectorAll<HTMLSelectElement>('.product-variants select') ?? []),
    ];
    selects.forEach((select) => {
      select.selectedIndex = 1 + (at % Math.max(select.options.length - 1, 1));
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    return button !== null;
  }, number);
  if (!isThere) return null;
  const told = await press(tab, meanwhile, () =>
    page.evaluate(() => {
      const button = document.querySelector<HTMLElement>('.sqs-add-to-cart-button');
      button?.click();
      return button !== null;
    }),
  );
  const wanted = told?.find(({ name }) => name === 'before-add');
  // A product that is sold on a separate page never comes into the cart.
  if (!told || !wanted || told.some(({ name }) => name === 'before-checkout')) return null;
  const key = keyOf(wanted.itemId!, wanted.sku);
  const isAdded = told.some(({ name }) => name === 'item-added');
  if (!isAdded && !failed(told)) tab.wrong.push(`an add of ${wanted.sku} was told neither as done nor as failed`);
  return {
    name: `add by button ${wanted.quantity} ${wanted.sku}`,
    change: plus(key, wanted.quantity),
    added: `${wanted.quantity} × ${key}`,
    outcome: isAdded ? 'done' : 'uncertain',
  };
};

const update: Act = async (tab, number, meanwhile) => {
  const line = await lineAt(tab, number);
  if (!line) return null;
  const quantity = (number % 5) + 1;
  const outcome = await call(tab, meanwhile, 'update', [line.id, quantity]);
  const change = (lines: Map<string, number>) => void lines.set(keyOf(line.itemId, line.sku), quantity);
  return { name: `update ${line.sku} to ${quantity}`, change, added: null, outcome };
};

const remove: Act = async (tab, number, meanwhile) => {
  const line = await lineAt(tab, number);
  if (!line) return null;
  const outcome = await call(tab, meanwhile, 'remove', [line.id]);
  const change = (lines: Map<string, number>) => void lines.delete(keyOf(line.itemId, line.sku));
  return { name: `remove ${line.sku}`, change, added: null, outcome };
};

/** Looks first: what is undone comes back with the quantity that this tab has shown. */
const removeAndUndo: Act = async (tab, number, meanwhile) => {
  await tab.page.evaluate(() => window.visitor.shop().cart.load());
  const line = await lineAt(tab, number);
  if (!line) return null;
  const [removed, undone] = await Promise.all([
    call(tab, async () => undefined, 'remove', [line.id]),
    call(tab, meanwhile, 'undo', [line.id]),
  ]);
  const key = keyOf(line.itemId, line.sku);
  const name = `remove and undo ${line.sku}`;
  if (removed === 'done' && undone === 'done') return { name, change: () => undefined, added: null, outcome: 'done' };
  return { name: `${name}, in part`, change: (lines) => void lines.delete(key), added: null, outcome: 'uncertain' };
};

/** Runs in the page; Playwright's own typing would leave its listeners there. */
function typeQuantity([at, quantity]: readonly [number, number]): boolean {
  const field = document.querySelectorAll('#sqs-cart-container .cart-row')[at]?.querySelector<HTMLInputElement>('.cart-row-qty-input');
  if (!field) return false;
  field.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, String(quantity));
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  return true;
}

function takeOut(at: number): boolean {
  const button = document.querySelectorAll('#sqs-cart-container .cart-row')[at]?.querySelector<HTMLElement>('.cart-row-remove');
  button?.click();
  return button != null;
}

/** Types another number into the cart page's field, or takes the line out there. */
const changeOnPage: Act = async (tab, number, meanwhile) => {
  const { page } = tab;
  const line = await lineAt(tab, number);
  if (!line || line.row < 0) return null;
  const key = keyOf(line.itemId, line.sku);
  if (number % 3 === 0) {
    const told = await press(tab, meanwhile, () => page.evaluate(takeOut, line.row));
    return (
      told && {
        name: `remove ${line.sku} on the page`,
        change: (lines) => void lines.delete(key),
        added: null,
        outcome: failed(told) ? 'uncertain' : 'done',
      }
    );
  }
  // Of digital goods there is one.
  if (!line.hasField) return null;
  const quantity = (number % 4) + 1;
  // Typing what stands there changes nothing, also where another tab has changed it since.
  if (quantity === line.quantity) return null;
  const told = await press(tab, meanwhile, () => page.evaluate(typeQuantity, [line.row, quantity] as const));
  return (
    told && {
      name: `type ${quantity} for ${line.sku}`,
      change: (lines) => void lines.set(key, quantity),
      added: null,
      outcome: failed(told) ? 'uncertain' : 'done',
    }
  );
};

const coupon: Act = async (tab, number, meanwhile) => {
  const outcome = await call(tab, meanwhile, number % 2 === 0 ? 'applyCoupon' : 'removeCoupon', ['TEA10']);
  return { name: 'coupon', change: () => undefined, added: null, outcome };
};

/** The network is gone for a moment; what was added then is sent once it is back. */
const addOffline: Act = async (tab, number, meanwhile) => {
  const added = await addByScript(tab, number, async ({ page }) => {
    await page.context().setOffline(true);
    await page.waitForTimeout(number % 200);
    await page.context().setOffline(false);
    await meanwhile(tab);
  });
  return added && { ...added, name: `${added.name} (network gone for a moment)` };
};

export const CART_ACTIONS: readonly Act[] = [
  addByScript,
  addByButton,
  addByButton,
  update,
  remove,
  removeAndUndo,
  changeOnPage,
  changeOnPage,
  coupon,
  addOffline,
];
