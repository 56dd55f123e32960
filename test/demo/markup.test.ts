import { describe, expect, it } from 'vitest';
import { catalogue, productBySlug } from '../../demo/content/catalogue.ts';
import { merchandisingContext } from '../../demo/content/settings.ts';
import { benchProducts } from '../../demo/lists.ts';
import { productMarkup } from '../../demo/pages/productPage.ts';
import { emptyCart } from '../../demo/pages/cartPage.ts';
import { parseProduct } from '../../src/commerce/model/product.ts';
import { htmlOf, readPage } from './readPage.ts';

const json = (text: string | null | undefined): unknown => JSON.parse(text ?? '');
const contextOf = (address: string): Record<string, unknown> => {
  const [, text] = /Static\.SQUARESPACE_CONTEXT = (.*);<\/script>/.exec(htmlOf(address) ?? '') ?? [];
  return json(text) as Record<string, unknown>;
};
const withVariants = catalogue.filter(
  (product) => product.structuredContent.variants.length > 1 && product.structuredContent.productType !== 5,
);

describe('what the server writes into attributes reads back as the product that was meant', () => {
  it.each(withVariants.flatMap((product) => ['a', 'b'].map((markup) => [product.title, markup, product] as const)))(
    'the variants of "%s" in markup %s',
    (_title, markup, product) => {
      const page = readPage(`${product.fullUrl}?markup=${markup}`);
      for (const node of page.querySelectorAll('[data-variants]')) {
        expect(json(node.getAttribute('data-variants'))).toEqual(product.structuredContent.variants);
      }
      const node = page.querySelector('.product-variants')!;
      expect(node.getAttribute('data-item-id')).toBe(product.id);
      expect(node.getAttribute('data-is-subscribable')).toBe(product.structuredContent.isSubscribable ? 'true' : null);
      if (product.structuredContent.isSubscribable) {
        expect(json(node.getAttribute('data-subscription-plan'))).toEqual(product.structuredContent.subscriptionPlan);
      }
      expect([...node.querySelectorAll('select')].map((select) => select.getAttribute('data-variant-option-name'))).toEqual(
        product.variantOptionOrdering,
      );
      expect(
        [...node.querySelectorAll('.variant-radiobtn-wrapper')].map((group) => group.getAttribute('data-variant-option-name')),
      ).toEqual(product.variantOptionOrdering);
    },
  );

  it.each(catalogue.map((product) => [product.title, product] as const))(
    'the newer markup and the page context of "%s" together',
    (_title, product) => {
      if (product.structuredContent.productType === 5) return;
      const address = `${product.fullUrl}?markup=c`;
      const root = readPage(address).querySelector('.product-detail')!;
      const detail = json(root.getAttribute('data-context')) as { product: unknown };
      const context = contextOf(address) as { product: unknown; item: { id: string } };
      expect(root.getAttribute('data-product-id')).toBe(product.id);
      expect(context.item.id).toBe(product.id);
      const known = { id: product.id, fallbackCurrency: 'USD' };
      const full = parseProduct(context.product, known);
      const wire = parseProduct(product.structuredContent, known);
      if (!full.ok || !wire.ok) throw new Error('unreadable');
      expect(
        full.value.variants.map(({ id, price, salePrice, onSale, unlimited, attributes }) => ({
          id,
          price,
          salePrice,
          onSale,
          unlimited,
          attributes,
        })),
      ).toEqual(
        wire.value.variants.map(({ id, price, salePrice, onSale, unlimited, attributes }) => ({
          id,
          price,
          salePrice,
          onSale,
          unlimited,
          attributes,
        })),
      );
      const thin = parseProduct(detail.product, { ...known, fullerVariants: full.value.variants });
      expect(thin.ok && thin.value.variants.map((variant) => variant.price)).toEqual(wire.value.variants.map((variant) => variant.price));
      expect(thin.ok && thin.value.additionalFieldsForm?.fields.length).toBe(wire.value.additionalFieldsForm?.fields.length);
    },
  );

  it.each(catalogue.map((product) => [product.title, product] as const))('the hook data of "%s"', (_title, product) => {
    if (product.structuredContent.productType === 5) return;
    const page = readPage(`${product.fullUrl}?markup=hooks`);
    const root = page.querySelector('[data-storefront=product]')!;
    expect(root.getAttribute('data-product-id')).toBe(product.id);
    const data = json(root.querySelector(':scope > script[type="application/json"]')?.textContent) as Record<string, unknown>;
    expect(data).toMatchObject({ variants: product.structuredContent.variants, variantOptionOrdering: product.variantOptionOrdering });
    expect(json(page.querySelector('[data-storefront-context]')?.textContent)).toMatchObject({ item: { id: product.id } });
    expect(page.querySelector('script[data-name=static-context]')).toBeNull();
  });

  it('the product blocks of the front page, prices in minor units', () => {
    const blocks = [...readPage('/').querySelectorAll('.product-block[data-product]')];
    expect(blocks).toHaveLength(3);
    for (const block of blocks) {
      const data = json(block.getAttribute('data-product')) as { id: string; variants: { sku: string; price: { value: number } }[] };
      const product = catalogue.find(({ id }) => id === data.id)!;
      expect(data.variants.map(({ sku, price }) => [sku, price.value])).toEqual(
        product.structuredContent.variants.map(({ sku, price }) => [sku, price]),
      );
    }
  });

  it('the additional fields: as JSON texts on older pages, as objects on newer ones', () => {
    const form = (address: string) =>
      json(readPage(address).querySelector('.use-form')?.getAttribute('data-form')) as { fields: unknown[] };
    const fields = (productBySlug('evening-at-the-wheel')!.structuredContent.additionalFieldsForm as { fields: unknown[] }).fields;
    expect(form('/store/p/evening-at-the-wheel').fields.map((field) => json(field as string))).toEqual(fields);
    expect(form('/store/p/evening-at-the-wheel?markup=b').fields).toEqual(fields);
    expect(readPage('/store/p/breakfast-mug').querySelector('[data-form], .use-form')).toBeNull();
  });

  it.each(withVariants.map((product) => [product.title, product] as const))(
    'the parts of "%s" that version 7 gets from the formatters are those that version 7.1 gets from its templates',
    (_title, product) => {
      // One layout of version 7.1 has each part twice, for small and large windows.
      const partsOf = (markup: string): ReadonlySet<string> => {
        const found = [
          ...readPage(`${product.fullUrl}?markup=${markup}`).querySelectorAll(
            'main :is(.product-variants, .product-quantity-input, .product-mark, .product-scarcity, .sqs-add-to-cart-button-wrapper)',
          ),
        ].map((part) => {
          for (const button of part.querySelectorAll('[data-form]')) button.removeAttribute('data-form');
          for (const element of [part, ...part.querySelectorAll('*')]) {
            const attributes = [...element.attributes]
              .map(({ name, value }) => [name, (value ?? '').trim()] as const)
              .toSorted(([one], [other]) => (one < other ? -1 : 1));
            for (const [name] of attributes) element.removeAttribute(name);
            for (const [name, value] of attributes) element.setAttribute(name, value);
          }
          return part.outerHTML.replace(/\s+/g, ' ').replace(/ ?([<>]) ?/g, '$1');
        });
        return new Set(found);
      };
      const parts = partsOf('a');
      expect(parts.size).toBeGreaterThan(1);
      expect(parts).toEqual(partsOf('b'));
    },
  );

  it('low stock, sold-out blocks and instalments of the mug', () => {
    const mug = productBySlug('breakfast-mug')!;
    const page = readPage(mug.fullUrl);
    const lines = [...page.querySelectorAll('.product-scarcity')];
    expect(
      lines.map((line) => [json(line.getAttribute('data-variant-attributes')), line.hasAttribute('hidden'), line.textContent?.trim()]),
    ).toEqual([[{ Glaze: 'Sea', Size: 'Small' }, true, 'Only 3 left in stock']]);
    const gone = mug.structuredContent.variants.filter((variant) => !variant.unlimited && variant.qtyInStock === 0);
    expect([...page.querySelectorAll('.product-restock-notification')].map((block) => block.getAttribute('data-variant-id'))).toEqual(
      gone.map(({ id }) => id),
    );
    expect(json(page.querySelector('[data-afterpay]')?.getAttribute('data-current-context'))).toEqual({
      [mug.id]: merchandisingContext(mug),
    });
  });

  it('user text with quotes, blanks, tags, braces and emoji, in every kind of markup', () => {
    const product = productBySlug('seconds-and-oddments')!;
    const values = product.structuredContent.variants.flatMap((variant) => Object.values(variant.attributes));
    for (const markup of ['a', 'b', 'c', 'hooks']) {
      const page = readPage(`/fixtures/nasty?markup=${markup}`);
      const options = [...page.querySelectorAll('main select option')].map((option) => option.getAttribute('value'));
      const radios = [...page.querySelectorAll('main input[type=radio]')].map((input) => input.getAttribute('value'));
      for (const value of values) expect([...options, ...radios]).toContain(value);
      expect(page.querySelectorAll('main b')).toHaveLength(0);
      expect(page.querySelector('h1')?.textContent?.trim()).toBe(product.title);
    }
  });

  it("a new visitor's cart, and a cart with lines whatever their titles", () => {
    const root = readPage('/cart').querySelector('#sqs-cart-root')!;
    expect(json(root.querySelector('script')?.textContent)).toMatchObject({ cart: emptyCart, storeCurrency: 'USD' });
    expect(root.querySelector('#sqs-cart-container')?.innerHTML).toBe('');
    const cart = { ...emptyCart, items: [{ productName: '</script><script>alert(1)</script>' }] };
    expect(json(readPage('/cart', { cart }).querySelector('#sqs-cart-root script')?.textContent)).toMatchObject({ cart });
  });
});

describe('the kinds of markup', () => {
  it('are all four in use, each on more than one product', () => {
    const counts = new Map<string, number>();
    for (const product of catalogue) counts.set(productMarkup(product), (counts.get(productMarkup(product)) ?? 0) + 1);
    expect([...counts.keys()].toSorted()).toEqual(['a', 'b', 'c', 'hooks']);
    for (const count of counts.values()) expect(count).toBeGreaterThan(1);
  });

  it('say their version in the page context', () => {
    expect(contextOf('/store/p/bud-vase')['templateVersion']).toBe('7');
    expect(contextOf('/store/p/breakfast-mug')['templateVersion']).toBe('7.1');
    expect(contextOf('/store/p/supper-plates')['templateVersion']).toBe('7.1');
    expect(contextOf('/store/p/supper-plates?flags=site_visitor_metrics&express=1')).toMatchObject({
      betaFeatureFlags: expect.arrayContaining(['site_visitor_metrics', 'product_branching']),
      websiteSettings: { storeSettings: { expressCheckout: true } },
    });
  });

  it.each([
    ['/', '#floatingCart.hidden, .showOnMobile .sqs-custom-cart, .showOnDesktop .sqs-custom-cart', 3],
    ['/store/pottery', '.sqs-cart-dropzone', 1],
    ['/store/p/bud-vase', '#floatingCart, .sqs-custom-cart, .sqs-cart-dropzone, [data-storefront^=cart]', 0],
    ['/store/tea', '#floatingCart .sqs-cart-quantity', 1],
    ['/contact', 'body.sqs-has-custom-cart .custom-cart .sqs-cart-subtotal', 1],
    ['/store/table', '[data-storefront=cart-count], [data-storefront=cart-subtotal]', 2],
    ['/about?cart=none', '.sqs-cart-quantity', 0],
  ])('show the cart on %s where that kind of page does', (path, selector, count) => {
    expect(readPage(path).querySelectorAll(selector)).toHaveLength(count);
  });

  it('stand on list pages with openers for quick view, in the newest markup by our hook', () => {
    expect(readPage('/store/pottery').querySelectorAll('.sqs-product-quick-view-button[data-id][data-group]')).toHaveLength(7);
    expect(readPage('/store').querySelectorAll('.grid-item > .sqs-product-quick-view-button[data-id][data-group]')).toHaveLength(20);
    expect(
      readPage('/store/pottery?markup=c').querySelectorAll('.product-list-item > [data-storefront="quick-view"][data-id][data-group]'),
    ).toHaveLength(7);
  });
});

describe('the list for measurements', () => {
  it.each([
    ['/bench/list', '<div class="product-block is-', 100],
    ['/bench/list?n=30', '<div class="product-block is-', 30],
    ['/bench/list?n=30', '<select ', 60],
    ['/bench/list?n=30&pickers=0', '<div class="grid-item ', 30],
    ['/bench/list?n=30&pickers=0', '<select ', 0],
    ['/bench/list?n=30&markup=hooks', 'data-storefront="product"', 30],
    ['/bench/list?n=30&markup=hooks', '<select ', 60],
    ['/bench/list?n=nonsense', '<div class="product-block is-', 0],
  ])('has as many products as asked for, with or without pickers: %s, %s', (path, piece, count) => {
    expect(htmlOf(path)!.split(piece)).toHaveLength(count + 1);
  });

  it('numbers its products the same way however many are asked for', () => {
    expect(benchProducts(20).slice(0, 5)).toEqual(benchProducts(5));
    expect(new Set(benchProducts(400).map(({ id }) => id)).size).toBe(400);
  });
});
