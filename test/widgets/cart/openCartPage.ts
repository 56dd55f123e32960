import { onTestFinished } from 'vitest';
import { aCart, type Call } from '../../app/fakeApi.ts';
import { json, one } from '../../core/page/openPage.ts';
import { openWidgets, type OpenPage } from '../openWidgets.ts';

/** The page of the test that is running. */
export let page: OpenPage;

const STORE = { storefront: { cartEditDelay: 1 } };
/** The place of the cart by our hook. */
export const PLACE = '<div data-storefront="cart" id="cart"></div>';
/** The page of a host that serves the cart with it. */
export const servedPage = (served: unknown) =>
  `<div id="sqs-cart-root"><script type="application/json">${json(served)}</script><div id="sqs-cart-container"></div></div>`;

/** Opens a page with the cart on it, until the test ends; edits are sent at once. */
export async function open(html = PLACE, context: object = STORE): Promise<void> {
  const opened = await openWidgets(html, context);
  page = opened;
  onTestFinished(() => opened.close());
}

export const anEntry = (id: string, changes: object = {}) => ({
  id,
  itemId: `item-${id}`,
  quantity: 2,
  title: `Mug ${id}`,
  fullUrl: `/store/p/mug-${id}`,
  imageUrl: `/assets/mug-${id}.jpg`,
  productType: 1,
  chosenVariant: { sku: `SKU-${id}`, attributes: { Glaze: 'Oat', Size: 'Large' } },
  purchasePriceCents: 1850,
  subTotal: 3700,
  ...changes,
});
/** A cart with these lines; its sums are plain ones. */
export const cartOf = (entries: readonly ReturnType<typeof anEntry>[], changes: object = {}) => {
  const subtotalCents = entries.reduce((sum, { subTotal }) => sum + subTotal, 0);
  const totalQuantity = entries.reduce((sum, { quantity }) => sum + quantity, 0);
  return aCart({ entries, totalQuantity, subtotalCents, grandTotalCents: subtotalCents, requiresShipping: true, ...changes });
};
export const threeLines = () => cartOf([anEntry('1'), anEntry('2'), anEntry('3')]);

/** Lets the shop and the page come to rest. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((go) => setTimeout(go, 2));
}
/** The host gives the visitor's cart. */
export async function load(cart = threeLines()): Promise<void> {
  void page.shop.cart.load();
  await settle();
  lastCall('load').answer(cart);
  await settle();
}
/** Opens the part in which a visitor says where the cart goes. */
export async function openShipping(): Promise<void> {
  (one('.cart-shipping details') as HTMLDetailsElement).open = true;
  await settle();
}
/** The calls to the host, in order. */
export const callsOf = (name: Call['name']): Call[] => page.api.calls.filter((call) => call.name === name);
export const lastCall = (name: Call['name']): Call => callsOf(name).at(-1) as Call;

export const text = (selector: string) => document.querySelector(selector)?.textContent ?? null;
export const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
/** The button or link of this name. */
export const button = (name: string) => {
  const found = [...document.querySelectorAll<HTMLElement>('button, a')].find(
    (candidate) => (candidate.getAttribute('aria-label') ?? candidate.textContent) === name,
  );
  if (!found) throw new Error(`No button is called "${name}".`);
  return found;
};
export const press = async (name: string): Promise<void> => {
  button(name).click();
  await settle();
};
export const quantityOf = (line: number) => document.querySelectorAll<HTMLInputElement>('.cart-row-qty-input')[line] as HTMLInputElement;
/** Types as a visitor does: the browser tells of each change. */
export const type = async (input: HTMLInputElement, value: string): Promise<void> => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await settle();
};
/** Types, and finishes: leaves the field, or presses Enter, of which browsers tell alike. */
export const enter = async (input: HTMLInputElement, value: string): Promise<void> => {
  await type(input, value);
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
};
export const submit = async (selector: string): Promise<void> => {
  one(selector).dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await settle();
};
