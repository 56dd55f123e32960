import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fixtureParts } from '../../support/fixtures.ts';
import { json, one } from '../../core/page/openPage.ts';
import { aPricingOption } from './aPricingOption.ts';
import { aWireVariant, openWidgets, type OpenPage } from '../openWidgets.ts';

let page: OpenPage;
afterEach(() => {
  page.close();
  vi.useRealTimers();
});

async function open(html: string, context: object = {}): Promise<void> {
  page = await openWidgets(html, context);
  page.shop.cart.settle();
  await page.show();
}
const BOWL = '0123456789abcdef0000000a';
const openFixture = (change = (html: string) => html) => {
  const { body, context } = fixtureParts('v71-list-add-buttons');
  return open(change(body), context);
};
/** A list of version 8 with a drop-down beside the button and no data; the button has no ids. */
const openEight = (inside: string, button = '') =>
  open(
    `<div class="product-list" data-product-list-layout="grid"><div class="product-list-items"><div class="product-list-item" data-product-id="mug" id="item">` +
      `<a class="product-list-item-link" href="/p/mug?from=list">Mug</a><div class="product-list-item-add-to-cart">${inside}` +
      `<button class="sqs-add-to-cart-button" type="button" ${button}>Add To Cart</button></div></div></div></div>`,
  );
const SIZE =
  '<div class="variant-option"><select data-variant-option-name="Size" id="size"><option value="">Size</option><option value="S">S</option><option value="M">M</option></select></div>';
const sizes = [aWireVariant({ Size: 'S' }), aWireVariant({ Size: 'M' })];
const one$ = aWireVariant({}, { sku: 'BOWL' });

const press = (id: string) =>
  fireEvent.click(one(`[data-item-id="${id}"] .sqs-add-to-cart-button, [data-product-id="${id}"] .sqs-add-to-cart-button`));
const asked = async () => {
  await waitFor(() => expect(page.api.calls.map(({ name }) => name)).toEqual(['item']));
  return page.api.calls[0]!;
};
const anItem = (id: string, content: object) => ({
  id,
  collectionId: null,
  title: 'It',
  pictures: [],
  excerpt: null,
  data: { id, structuredContent: { productType: 1, ...content } },
});
const expectLedTo = async (path: string) => {
  await waitFor(() => expect(page.visited).toEqual([path]));
  expect(page.api.calls.map(({ name }) => name).filter((name) => name !== 'item')).toEqual([]);
};

describe('an add button in a list of whose product nothing is known', () => {
  it.each(['timeout', 'http', 'offline', 'schema'] as const)(
    'leads to the product’s page where that cannot be read (%s): it may have sizes, a form, or be a subscription',
    async (kind) => {
      await openFixture();
      press(BOWL);
      (await asked()).refuse(kind);
      await expectLedTo('/shop/p/blue-bowl');
      await waitFor(() => expect(page.shop.products.get('p1')?.addStatus).toBe('idle'));
    },
  );

  it.each<[string, unknown]>([
    ['is about another product', anItem('other', { variants: [one$] })],
    ['says what is no product', anItem(BOWL, { variants: 'none' })],
    ['names a form and does not say what it asks', anItem(BOWL, { variants: [one$], additionalFieldsFormId: 'f1' })],
    ['says that it is a membership', anItem(BOWL, { productType: 5, variants: [one$] })],
  ])('leads to the product’s page where that %s', async (_case, answer) => {
    await openFixture();
    press(BOWL);
    (await asked()).answer(answer);
    await expectLedTo('/shop/p/blue-bowl');
  });

  it('leads there with a form on the button that cannot be read, and says so to the page’s author', async () => {
    await openFixture((html) => html.replace(`data-item-id="${BOWL}" data-product-type`, `data-form="{" $&`));
    expect(one(`[data-item-id="${BOWL}"] .sqs-add-to-cart-button`).getAttribute('data-form')).toBe('{');
    press(BOWL);
    (await asked()).answer(anItem(BOWL, { variants: [one$] }));
    await expectLedTo('/shop/p/blue-bowl');
    expect(page.reports.map(String)).toContainEqual(expect.stringContaining('data-form is not valid JSON'));
  });

  it('sells by subscription what its button calls one, also where the page’s data does not', async () => {
    await openFixture((html) => html.replace(`data-item-id="${BOWL}" data-product-type`, `data-is-subscription="true" $&`));
    press(BOWL);
    (await asked()).answer(anItem(BOWL, { variants: [one$] }));
    await waitFor(() => expect(page.api.calls.map(({ name }) => name)).toEqual(['item', 'subscribe']));
  });

  it('leads with a subscription that is chosen beside it', async () => {
    const plans =
      '<div class="product-subs-otp"><div class="subs-and-otp-option subscription-option"><input type="radio" checked><select><option>every month</option></select></div></div>';
    await openEight(plans);
    press('mug');
    (await asked()).answer(anItem('mug', { variants: [aWireVariant({}, { pricingOptions: [aPricingOption('900', 1)] })] }));
    await expectLedTo('/p/mug?from=list');
  });

  it('refuses in words where there is no way to the product’s page, and tells the page’s author', async () => {
    await openFixture((html) => html.replaceAll('<a href="/shop/p/blue-bowl"', '<a'));
    press(BOWL);
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.querySelector('.message')?.textContent).toBe('Sorry, this item cannot be added from here.');
    expect(page.api.calls).toEqual([]);
    expect(page.reports.map(String)).toEqual([expect.stringContaining('expected a link to the product in the list item, or its data')]);
  });
});

describe('a size that was chosen in a list', () => {
  const choose = (value: string) => fireEvent.change(one('#size'), { target: { value } });

  it('goes along to the product’s page where that cannot be read', async () => {
    await openEight(SIZE);
    choose('M');
    press('mug');
    (await asked()).refuse('timeout');
    await expectLedTo('/p/mug?from=list&choose.Size=M');
  });

  it('is bought once the product’s page has said what it is', async () => {
    await openEight(SIZE);
    choose('M');
    press('mug');
    (await asked()).answer(anItem('mug', { variants: sizes }));
    await waitFor(() =>
      expect(page.api.calls.map(({ given }) => given[0])).toContainEqual({ itemId: 'mug', sku: 'M', quantity: 1, additionalFields: null }),
    );
  });

  it('is the one of the click, whatever is chosen while the page is read', async () => {
    await openEight(SIZE);
    choose('M');
    press('mug');
    const call = await asked();
    choose('S');
    call.answer(anItem('mug', { variants: sizes }));
    await waitFor(() => expect(page.api.calls.at(-1)!.given[0]).toMatchObject({ sku: 'M' }));
  });

  it('goes along where another option is still open', async () => {
    await openEight(SIZE.replace('data-variant-option-name="Size"', 'name="size"'));
    choose('M');
    press('mug');
    const both = sizes.flatMap(({ attributes }) => ['Blue', 'Red'].map((Color) => aWireVariant({ ...attributes, Color })));
    (await asked()).answer(anItem('mug', { variants: both }));
    await expectLedTo('/p/mug?from=list&choose.Size=M');
  });

  it('goes along where it is one that the product does not have', async () => {
    await openEight(SIZE);
    choose('M');
    press('mug');
    (await asked()).answer(anItem('mug', { variants: [aWireVariant({ Size: 'S' }), aWireVariant({ Size: 'L' })] }));
    await expectLedTo('/p/mug?from=list&choose.Size=M');
  });

  it('is the first choice on the product’s page', async () => {
    history.replaceState(null, '', '/p/mug?choose.size=M&Size=S');
    await open(
      `<div data-storefront="product" data-product-id="mug" data-product='${json({ variants: sizes })}'><div data-storefront="variants"></div></div>`,
    );
    expect({ ...page.shop.products.get('p1')?.selection }).toEqual({ Size: 'M' });
    history.replaceState(null, '', '/');
  });
});

describe('data that a script puts into a list later', () => {
  const item =
    '<li data-storefront="product-list-item" data-product-id="mug" id="item"><a href="/p/mug">Mug</a><button class="sqs-add-to-cart-button" data-storefront="add-to-cart">Buy</button></li>';
  const bought = () =>
    waitFor(() =>
      expect(page.api.calls.map(({ name, given }) => [name, given[0]])).toEqual([
        ['addEntry', expect.objectContaining({ itemId: 'mug', sku: 'BOWL' })],
      ]),
    );

  it('at the item is read: nothing is asked of the product’s page', async () => {
    await open(`<ul data-storefront="product-list">${item}</ul>`);
    one('#item').insertAdjacentHTML('beforeend', `<script type="application/json">${JSON.stringify({ variants: [one$] })}</script>`);
    await page.show();
    press('mug');
    await bought();
  });

  it('at the list is read', async () => {
    await open(`<ul data-storefront="product-list" id="list">${item}</ul>`);
    one('#list').insertAdjacentHTML(
      'afterbegin',
      `<script type="application/json">${JSON.stringify({ items: [{ id: 'mug', variants: [one$] }] })}</script>`,
    );
    await page.show();
    press('mug');
    await bought();
  });

  it('as an attribute is read at the press', async () => {
    await open(`<ul data-storefront="product-list">${item}</ul>`);
    one('#item').setAttribute('data-product', JSON.stringify({ variants: [one$] }));
    press('mug');
    await bought();
  });
});

describe('the way to a product’s page', () => {
  it('is never the add button itself, which may be a link to the cart', async () => {
    await open(
      '<ul><li data-storefront="product-list-item" data-product-id="mug"><a href="/cart" data-storefront="add-to-cart" class="sqs-add-to-cart-button">Buy</a><a href="/p/mug">Mug</a></li></ul>',
    );
    press('mug');
    (await asked()).refuse('http');
    await expectLedTo('/p/mug');
  });
});
