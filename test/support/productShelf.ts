import type { HostProduct } from '../../mocks/db/HostProduct.ts';
import { createHost, type Host } from '../../mocks/createHost.ts';
import { hexId } from '../../demo/content/hexId.ts';
import type { ProductSheet, VariantSheet } from '../../demo/content/sheet.ts';
import { store } from '../../demo/content/site.ts';
import { toHostProduct } from '../../demo/content/toHostProduct.ts';
import { renderLayout, type Page } from '../../demo/pages/layout.ts';
import type { Markup } from '../../demo/pages/pageRequest.ts';
import { productMerchandising, templateMerchandising } from '../../demo/pages/product/templateItem.ts';
import { productView, SIGNED_MONEY } from '../../demo/pages/product/productView.ts';
import { contextProduct } from '../../demo/pages/product/wireJson.ts';
import { renderTemplate } from '../../demo/pages/renderTemplate.ts';
import { PRODUCT_TYPE, type ProductType } from '../../src/commerce/model/productType.ts';

export const SHELVES = ['version 7', 'version 7.1', 'version 8', 'product blocks', 'our own hooks', 'quick view', 'a list'] as const;
export type Shelf = (typeof SHELVES)[number];

export type Sale = 'in stock' | 'sold out' | 'on sale' | 'subscribable';

export interface ShelfProduct {
  readonly type: keyof typeof PRODUCT_TYPE;
  readonly sale: Sale;
  readonly hasChoice: boolean;
  readonly host: HostProduct;
}

/** Downloads and gift cards never sell out, and only goods and services have subscriptions. */
const SOLD: readonly (readonly [ShelfProduct['type'], readonly Sale[]])[] = [
  ['physical', ['in stock', 'sold out', 'on sale', 'subscribable']],
  ['digital', ['in stock', 'on sale']],
  ['service', ['in stock', 'sold out', 'on sale', 'subscribable']],
  ['giftCard', ['in stock']],
];

export const SHELF_PRODUCTS: readonly ShelfProduct[] = SOLD.flatMap(([type, sales]) => sales.map((sale) => ({ type, sale }))).map(
  ({ type, sale }, index) => {
    const hasChoice = type !== 'digital';
    return { type, sale, hasChoice, host: toHostProduct(sheetOf(PRODUCT_TYPE[type], sale, index), 0x700 + index, store.id) };
  },
);

function sheetOf(type: ProductType, sale: Sale, index: number): ProductSheet {
  const price = 1000 + index * 100;
  const base = { price, stock: sale === 'sold out' ? 0 : 9, ...(sale === 'on sale' && { sale: price - 250 }) } as const;
  const variant = (option: string, value: string): VariantSheet => ({
    ...base,
    options: { [option]: value },
    sku: `SHELF-${index}-${value}`,
  });
  const option = type === PRODUCT_TYPE.giftCard ? 'Value' : 'Size';
  const values = type === PRODUCT_TYPE.giftCard ? ['$10', '$20'] : ['Small', 'Large'];
  // A download has no variants and its own price.
  const isWhole = type === PRODUCT_TYPE.digital;
  return {
    slug: `shelf-${index}`,
    title: `Thing No. ${index + 1}`,
    type,
    category: 'table',
    tags: [],
    excerpt: ['One of the things that stand on every shelf.'],
    pictures: [{ name: 'mending', alt: 'A teapot' }],
    options: isWhole ? [] : [option],
    variants: isWhole ? [{ ...base, options: {}, sku: null }] : values.map((value) => variant(option, value)),
    ...(sale === 'subscribable' && { plan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 } }),
  };
}

export const createShelfHost = (): Host => createHost({ products: SHELF_PRODUCTS.map(({ host }) => host) });

/** Element id by index in `SHELF_PRODUCTS`. */
export const caseId = (index: number): string => `case-${index}`;

const MARKUP: Readonly<Record<Shelf, Markup>> = {
  'version 7': 'a',
  'version 7.1': 'b',
  'version 8': 'c',
  'product blocks': 'b',
  'our own hooks': 'hooks',
  'quick view': 'b',
  'a list': 'b',
};

/** Serves `/shelf/<index>` and the products' own pages; `undefined` otherwise. */
export function serveShelf(request: Request): Response | undefined {
  const { pathname, searchParams } = new URL(request.url);
  const shelf = SHELVES[Number(/^\/shelf\/(\d)$/.exec(pathname)?.[1] ?? Number.NaN)];
  if (shelf) return new Response(renderShelf(shelf), { headers: { 'content-type': 'text/html; charset=utf-8' } });
  const item = SHELF_PRODUCTS.find(({ host }) => host.fullUrl === pathname)?.host;
  if (!item || searchParams.get('format') !== 'json') return undefined;
  return Response.json({ item, productMerchandisingContext: productMerchandising(item) });
}

function renderShelf(shelf: Shelf): string {
  const markup = MARKUP[shelf];
  const isList = shelf === 'a list' || shelf === 'quick view';
  const views = SHELF_PRODUCTS.map(({ host }, index) => ({
    ...productView(host, shelf === 'product blocks' ? 'a' : markup, index + 1),
    ...SIGNED_MONEY,
    // A version 8 context describes one item only, so each product here states its own data.
    ...(markup === 'c' && { detailJson: JSON.stringify({ product: contextProduct(host) }) }),
    productMerchandisingContext: templateMerchandising(host),
    labelRole: true,
    blockSuffix: `-${index}`,
    isFirstBlock: index === 0,
  }));
  const list = { title: 'Everything on the shelf', intro: 'Each thing in each way.', categories: [{ ...store, isCurrent: true }] };
  const main = isList
    ? renderTemplate('list-b', { list, products: views })
    : `<h1>${list.title}</h1>${views.map((view, index) => `<div id="${caseId(index)}">${fragmentOf(shelf, view)}</div>`).join('')}`;
  const page: Page = {
    title: shelf,
    description: list.intro,
    collection: store,
    markup,
    cart: markup === 'hooks' ? 'hooks' : 'header',
  };
  const query = new URLSearchParams('tag=data-added-delay=400,data-errors=alert');
  const html = renderLayout(page, main, { path: '/shelf', script: 'esm', query });
  return shelf === 'a list' ? withButtons(html) : html;
}

/** A product page's content without back link and top heading. */
function fragmentOf(shelf: Shelf, view: object): string {
  if (shelf === 'product blocks') return renderTemplate('part-block', view);
  if (shelf === 'our own hooks') return renderTemplate('fixture-mixed-hooks', view);
  const template = { 'version 7': 'product-a', 'version 7.1': 'product-b', 'version 8': 'product-c' }[shelf as 'version 7'];
  return renderTemplate(template, { product: view, category: store, sectionId: hexId(0x900), related: [] })
    .replace(/<nav[\s\S]*?<\/nav>/g, '')
    .replaceAll(/(<\/?)h1/g, '$1h2')
    .replaceAll(/ (?:id="(?:pdp|main-product-variants)"|aria-label="Pictures")/g, '');
}

/** Add buttons after links, as in test/fixtures/v71-list-add-buttons.html. */
const withButtons = (html: string): string =>
  html.replaceAll(
    /data-item-id="([^"]+)"[^>]*>\s*<a href="[^"]*" class="grid-item-link[\s\S]*?<\/a>/g,
    (item, id: string) =>
      `${item}<section class="plp-grid-add-to-cart"><div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button sqs-button-element--primary " role="button" tabindex="0" data-dynamic-strings data-item-id="${id}" data-product-type="${PRODUCT_TYPE[SHELF_PRODUCTS.find(({ host }) => host.id === id)!.type]}" data-use-custom-label="false" data-original-label="Add To Cart" >\n<div class="sqs-add-to-cart-button-inner">Add To Cart</div>\n</div></div></section>`,
  );
