import { describe, expect, it, onTestFinished } from 'vitest';
import { json, one } from '../../core/page/openPage.ts';
import { hasCart } from '../openWidgets.ts';
import { anEntry, cartOf, load, open, page, servedPage, settle } from './openCartPage.ts';

/** The records of an observer of the body, as add-ons watch it. */
function watch(): MutationRecord[] {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((told) => void records.push(...told));
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return records;
}
const addedAt = (records: readonly MutationRecord[], selector: string, isInside = false): number =>
  records.findIndex(({ addedNodes }) =>
    [...addedNodes].some(
      (node) => node instanceof Element && (node.matches(selector) || (isInside && node.querySelector(selector) !== null)),
    ),
  );

const usd = (value: number) => ({ currencyCode: 'USD', value, decimalValue: (value / 100).toFixed(2) });
const ITEM = {
  id: 'e1',
  productId: 'mug',
  productType: 'PHYSICAL',
  productName: 'Mug',
  productUrl: '/store/p/mug',
  quantity: 1,
  unitPrice: usd(1000),
  itemTotal: usd(1000),
  variantOptions: [],
};
const SERVED = { storeCurrency: 'USD', cart: { items: [ITEM], subtotal: usd(1000), grandTotal: usd(1000) } };
const SETTINGS = { storeCurrency: 'USD', continueShoppingLinkUrl: '/shop' };

describe('the cart page, for scripts that watch it', () => {
  it.each([
    ['with its cart', SERVED],
    ['without one', SETTINGS],
  ])('adds the lines by a record of their own, after the title, on a page served %s', async (_case, served) => {
    const records = watch();
    await open(servedPage(served));
    await load();
    const [title, container] = [addedAt(records, '.cart-title', true), addedAt(records, '.cart-container[data-test="cart-container"]')];
    expect(title).toBeGreaterThanOrEqual(0);
    expect(container).toBeGreaterThan(title);
    const added = [...records[container]!.addedNodes][0] as Element;
    expect(added.querySelector('.cart-row')).not.toBeNull();
  });

  it('adds the message of an empty cart in the same way, and the lines again once there are some', async () => {
    const records = watch();
    await open(servedPage(SETTINGS));
    await load(cartOf([]));
    expect(addedAt(records, '.empty-message[data-test="empty-message"]')).toBeGreaterThan(addedAt(records, '.cart-title', true));
    records.length = 0;
    await load(cartOf([anEntry('1')]));
    expect(addedAt(records, '.cart-container[data-test="cart-container"]')).toBeGreaterThanOrEqual(0);
  });

  it('keeps the container and the rows that stay, and adds only what is new', async () => {
    await open(servedPage(SETTINGS));
    await load(cartOf([anEntry('1')]));
    const [container, row] = [one('.cart-container'), one('.cart-row')];
    const records = watch();
    await load(cartOf([anEntry('1'), anEntry('2')]));
    expect([one('.cart-container') === container, document.querySelector('.cart-row') === row]).toEqual([true, true]);
    expect(addedAt(records, 'div.cart-row[data-testid="cart-table-row"]')).toBeGreaterThanOrEqual(0);
  });

  it('has rows of divisions, which are a list all the same, with links by path', async () => {
    await open(servedPage(SETTINGS));
    await load(cartOf([anEntry('1', { fullUrl: `${location.origin}/store/p/mug?variant=a#top` })]));
    expect(one('.cart-container > .cart-rows').getAttribute('role')).toBe('list');
    const row = one('.cart-rows > div.cart-row[data-testid="cart-table-row"]');
    expect([row.getAttribute('role'), row.querySelector('a.cart-row-title')?.getAttribute('href')]).toEqual([
      'listitem',
      '/store/p/mug?variant=a#top',
    ]);
  });

  it('keeps what a script puts into its place while the cart loads, and leaves it there in the end', async () => {
    const place = servedPage(SETTINGS).replace('<div id="sqs-cart-container">', '<div id="sqs-cart-container"><p id="early">Hello</p>');
    hasCart();
    await open(place);
    const late = Object.assign(document.createElement('p'), { id: 'late', textContent: 'Free tea today' });
    one('#sqs-cart-container').prepend(late);
    const shown = () => ['early', 'late'].map((id) => [one(`#${id}`).hidden, one(`#${id}`).textContent]);
    const untouched = [
      [false, 'Hello'],
      [false, 'Free tea today'],
    ];
    await load(cartOf([anEntry('1')]));
    expect(shown()).toEqual(untouched);
    await load(cartOf([]));
    expect(shown()).toEqual(untouched);
    page.stop();
    expect(shown()).toEqual(untouched);
    expect(document.querySelector('.cart-title')).toBeNull();
  });

  it('covers what a server has rendered in a place by our hook', async () => {
    await open(
      `<div data-storefront="cart" id="cart"><script type="application/json">${json(SETTINGS)}</script><p id="served">Mug × 1</p></div>`,
    );
    await load(cartOf([anEntry('1')]));
    expect(one('#served').hidden).toBe(true);
    page.stop();
    expect([one('#served').hidden, one('#served').textContent]).toEqual([false, 'Mug × 1']);
  });
});

describe('a badge, for scripts that watch it', () => {
  it('gets a new text node that is a number at each change, and none where nothing has changed', async () => {
    await open('<a class="sqs-custom-cart" href="/cart"><span class="sqs-cart-quantity">0</span></a>');
    await settle();
    const records = watch();
    await load(cartOf([anEntry('1')]));
    await load(cartOf([anEntry('1'), anEntry('2')]));
    await load(cartOf([anEntry('1'), anEntry('2', { title: 'Another' })]));
    const told = records.filter(({ target }) => one('.sqs-cart-quantity').contains(target));
    expect(told.map(({ type }) => type)).toEqual(told.map(() => 'childList'));
    const added = told.flatMap(({ addedNodes }) =>
      [...addedNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent),
    );
    expect(added).toEqual(['2', '4']);
  });
});
