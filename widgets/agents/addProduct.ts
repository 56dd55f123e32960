import { PRODUCT_TYPE } from '../../src/commerce/model/productType.ts';
import { isSubscription } from '../../src/commerce/rules/addButtonLabel.ts';
import type { Product } from '../../src/commerce/model/product.ts';
import { cartFailureTexts } from '../../src/commerce/texts/failureText.ts';
import { localize } from '../../src/commerce/texts/localize.ts';
import type { PageProduct } from '../../src/core/page/createPage.ts';
import { ownButton } from '../../src/core/page/ownParts.ts';
import { readForm } from '../../src/core/page/readForm.ts';
import { anyListItem } from '../../src/core/page/selectors.ts';
import { onAbort } from '../../src/lib/listen.ts';
import type { AgentDeps } from './AgentDeps.ts';
import { answer, failed, refused, unknown, waiting } from './answers.ts';
import { addressOf } from './describeProduct.ts';
import { findOption } from './findOption.ts';
import type { ToolAnswer } from './ModelContext.ts';
import { untilWaiting } from './untilWaiting.ts';

/** Adds a product as a click on its button does, once its button can be pressed. */
export async function addProduct(
  deps: AgentDeps,
  { id: key, root, product }: PageProduct,
  options: Readonly<Record<string, string>>,
  quantity: number,
  signal: AbortSignal,
): Promise<ToolAnswer> {
  const { products, cart, settings } = deps.shop;
  const button = ownButton(root);
  const barrier = barrierOf(deps, product, root, button);
  if (barrier !== null || !button) return failed(`Nothing was done. ${barrier ?? NO_BUTTON}`);
  if (cart.store.getState().waiting) return waiting();
  if (!(await deps.mount(button))) return failed(`Nothing was done. ${NO_BUTTON}`);
  const choices = findOption(product, options);
  if (typeof choices === 'string') return failed(`Nothing was done. ${choices}`);
  for (const [name, value] of choices) products.choose(key, name, value);
  products.setQuantity(key, String(quantity));
  await untilIdle(deps, key, signal);
  const state = products.get(key);
  if (!state) return failed(GONE);
  if (state.plan !== null) return failed(`Nothing was done. ${SOLD_BY_PLAN}`);
  if (state.pendingForm) return failed(ASKS);
  const outcome = watchAdd(deps, key);
  const added = products.add(key, { button, form: formOf(deps, button) });
  const isAnswered = await untilWaiting(
    cart,
    added.then(() => true),
  );
  const { item, failure, leaves } = outcome.stop();
  if (item) return answer({ added: { id: product.id, quantity: item.quantity }, cart: { total_quantity: item.cart.totalQuantity } });
  if (failure !== null) {
    const { notConfirmed } = localize(cartFailureTexts, settings.localizedStrings);
    if (failure === notConfirmed) return unknown(failure);
    return refused('The item was not added. Correct what the shop says, or let the visitor decide.', failure);
  }
  if (!isAnswered) return waiting();
  if (leaves) return failed(`Nothing was done. ${SOLD_BY_PLAN}`);
  if (products.get(key)?.pendingForm) return failed(ASKS);
  if (signal.aborted || !products.get(key))
    return failed(`${GONE} It is not known whether the item was added: do not repeat it, call get_cart.`);
  return failed('The page has refused this, and nothing was added. Do not repeat it: the visitor can press the button.');
}

/** Why only the visitor can buy it; `null`: nothing is in the way. */
function barrierOf({ shop }: AgentDeps, product: Product, root: Element, button: Element | null): string | null {
  const page = addressOf(root);
  const there = page === null ? '' : ` Its page: ${page}`;
  if (!button) return `${NO_BUTTON}${there}`;
  if (product.variants.length === 0 && root.matches(anyListItem)) return `It is chosen on its own page.${there}`;
  if (isSubscription(product) || product.type === PRODUCT_TYPE.giftCard || shop.settings.expressCheckout()) return SOLD_BY_PLAN;
  return null;
}

function formOf({ report }: AgentDeps, button: Element): ReturnType<typeof readForm> | null {
  try {
    return readForm(button);
  } catch (error) {
    report(error);
    return null;
  }
}

/** Records the result of an add, and keeps the page from going to the checkout, which is left to the visitor. */
function watchAdd({ on }: AgentDeps, key: string) {
  let item: { readonly quantity: number; readonly cart: { readonly totalQuantity: number } } | null = null;
  let failure: string | null = null;
  let leaves = false;
  const offs = [
    on('item-added', (detail) => {
      if (detail.productInstance === key) item = detail;
    }),
    on('add-failed', ({ productInstance, message }) => {
      if (productInstance === key) failure = message;
    }),
    on('before-checkout', (event) => {
      if (event.productInstance !== key) return;
      leaves = true;
      event.preventDefault();
    }),
  ];
  return {
    stop() {
      for (const end of offs) end();
      return { item, failure, leaves } as { item: typeof item; failure: string | null; leaves: boolean };
    },
  };
}

/** The button is busy for a moment after an add, and for as long as one is under way. */
function untilIdle({ shop: { products } }: AgentDeps, key: string, signal: AbortSignal): Promise<void> {
  const isIdle = () => (products.get(key)?.addStatus ?? 'idle') === 'idle';
  if (isIdle() || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      unsubscribe();
      resolve();
    };
    const unsubscribe = products.store.subscribe(() => isIdle() && end());
    onAbort(signal, end);
  });
}

const GONE = 'The product is no longer on this page.';
const NO_BUTTON = 'This product cannot be added on this page.';
const SOLD_BY_PLAN = 'Buying this leads to a page where the visitor agrees and pays. Ask the visitor to press the button.';
const ASKS =
  'Nothing was added yet: the shop has opened questions about this item, which the visitor answers and sends. Do not repeat this.';
