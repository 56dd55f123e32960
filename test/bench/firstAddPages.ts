import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { productBySlug } from '../../demo/content/catalogue.ts';
import { peerId, peerProduct } from './peerAnswers.ts';

/** One simple product with its price and a button, sold by each of them. */
export interface FirstAddPage {
  readonly name: string;
  /** The page's path on the bench's server. */
  readonly path: string;
  /** The button that is clicked. */
  readonly button: string;
  /** Shown once the product is in the cart. */
  readonly added: string;
}

const PRODUCT = productBySlug('morning-sencha')!;
const SKU = PRODUCT.structuredContent.variants[0]!.sku;
const PRICE = '$18.00';
const PRICE_MINOR = 1800;

/**
 * Answers requests for other hosts from the bench's server, and notes after how many ms the first request leaves after a press. Both within
 * the page, because interception by the inspector takes longer than the requests.
 */
const PROBE = `<script>(() => {
const { fetch } = window;
let pressedAt = null;
addEventListener('click', ({ timeStamp }) => (pressedAt = timeStamp), true);
const note = () => { if (pressedAt !== null) window.leftAfter ??= performance.now() - pressedAt; };
window.fetch = async (resource, init) => {
  note();
  const url = new URL(resource.url ?? resource, location.href);
  if (url.host === location.host) return fetch(resource, init);
  const request = new Request(resource, init);
  const body = request.method === 'GET' ? undefined : await request.text();
  return fetch('/others/' + url.host + url.pathname + url.search, { method: request.method, headers: request.headers, body });
};
const { send } = XMLHttpRequest.prototype;
XMLHttpRequest.prototype.send = function (...given) { note(); return send.apply(this, given); };
})()</script>`;

const pageOf = (head: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>Morning sencha</title>${PROBE}${head}</head><body><h1>Morning sencha</h1>${body}</body></html>`;

const OURS = JSON.stringify({ variants: [{ id: 'v', sku: SKU, attributes: {}, price: PRICE_MINOR, unlimited: true }] });
const our = (script: string): string =>
  pageOf(
    `<script ${script} data-census="off" data-page-speed="off" data-debug="off"></script>`,
    `<div data-storefront="product" data-product-id="${PRODUCT.id}" data-product='${OURS}'><p data-storefront="price">${PRICE}</p><button data-storefront="add-to-cart">Add To Cart</button></div>`,
  );

/** Written by hand: the least that can tell a shopper that the product is in the cart. */
const BY_HAND = `<script type="module">
const button = document.querySelector('button');
button.addEventListener('click', async () => {
  button.disabled = true;
  const crumb = /crumb=([^;]*)/.exec(document.cookie)?.[1] ?? '';
  const headers = { 'content-type': 'application/json', 'X-CSRF-Token': crumb };
  const body = JSON.stringify({ itemId: '${PRODUCT.id}', sku: '${SKU}', quantity: 1, additionalFields: null });
  const answer = await fetch('/api/commerce/shopping-cart/entries', { method: 'POST', headers, body });
  button.textContent = answer.ok ? 'Added!' : 'Please try again';
  button.disabled = false;
  if (answer.ok) button.dataset.state = 'added';
});
</script>`;

const LIQUID = `<script type="module" src="/liquid/liquid-ajax-cart.js"></script>
<script>document.addEventListener('liquid-ajax-cart:request-end', ({ detail }) => {
  if (detail.requestState.requestType === 'add' && detail.requestState.responseData.ok) document.querySelector('ajax-cart-product-form button').dataset.state = 'added';
})</script>`;

const DROP_IN = `<script>
window.commercelayerConfig = { clientId: 'bench', scope: 'market:code:usa' };
document.addEventListener('cl-cart-update', () => (document.querySelector('cl-add-to-cart').dataset.state = 'added'));
</script><script type="module" src="/drop-in/drop-in.esm.js"></script>`;

const BUY_BUTTON = `<script type="module">
const client = ShopifyBuy.buildClient({ domain: 'bench.myshopify.com', storefrontAccessToken: 'bench' });
const ui = ShopifyBuy.UI.init(client);
const contents = { img: false, title: false, button: true };
const inPage = { iframe: false };
ui.createComponent('product', { storefrontId: '${peerId(1)}', node: document.querySelector('#product'), moneyFormat: '%24%7B%7Bamount%7D%7D', options: { product: { ...inPage, contents }, cart: inPage, toggle: inPage } });
</script>`;

const PAGES: Readonly<Record<string, string>> = {
  none: pageOf('', `<p>${PRICE}</p><button>Add To Cart</button>`),
  'by-hand': pageOf(BY_HAND, `<p>${PRICE}</p><button>Add To Cart</button>`),
  lite: our('type="module" src="/dist/storefront.lite.js"'),
  react: our('type="module" src="/dist/storefront.js"'),
  'lite-umd': our('defer src="/dist/storefront.lite.umd.js"'),
  umd: our('defer src="/dist/storefront.umd.js"'),
  'buy-button': pageOf('<script defer src="/peer/buybutton.min.js"></script>', `<div id="product"></div>${BUY_BUTTON}`),
  'drop-in': pageOf(
    DROP_IN,
    `<cl-price code="${SKU}"><cl-price-amount></cl-price-amount></cl-price><cl-add-to-cart code="${SKU}">Add To Cart</cl-add-to-cart>`,
  ),
  liquid: pageOf(
    LIQUID,
    `<p>${PRICE}</p><ajax-cart-product-form><form action="/cart/add" method="post"><input type="hidden" name="id" value="1"><button type="submit">Add To Cart</button></form></ajax-cart-product-form>`,
  ),
};

const page = (name: string, key: string, button: string, added = `${button}[data-state="added"]`): FirstAddPage => ({
  name,
  path: `/first-add?of=${key}`,
  button,
  added,
});

/** The page without any script, beneath all others. */
export const NO_SCRIPT = page('no script', 'none', 'button');

/** In the order of the table. */
export const FIRST_ADD_PAGES: readonly FirstAddPage[] = [
  page('written by hand', 'by-hand', 'button'),
  page('ours, lite', 'lite', 'button'),
  page('ours, React', 'react', 'button'),
  page('ours, lite, one file', 'lite-umd', 'button'),
  page('ours, React, one file', 'umd', 'button'),
  page('Buy Button, in the page', 'buy-button', '.shopify-buy__btn', '.shopify-buy__cart-item'),
  page('drop-in.js', 'drop-in', 'cl-add-to-cart'),
  page('liquid-ajax-cart', 'liquid', 'ajax-cart-product-form button'),
];

const require = createRequire(import.meta.url);
/** The folders of the peers' files, by the path that they are served below. */
const FOLDERS: Readonly<Record<string, string>> = {
  '/drop-in/': dirname(require.resolve('@commercelayer/drop-in.js/dist/drop-in/drop-in.esm.js')),
  '/liquid/': dirname(require.resolve('liquid-ajax-cart/liquid-ajax-cart.js')),
};

/** The pages, the peers' files, and what their platforms would answer; `undefined`: none of these. */
export async function answerFirstAdd(request: Request): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === '/first-add') {
    return new Response(PAGES[searchParams.get('of') ?? ''], { headers: { 'content-type': 'text/html; charset=utf-8' } });
  }
  for (const [prefix, folder] of Object.entries(FOLDERS)) {
    if (!pathname.startsWith(prefix)) continue;
    const type = pathname.endsWith('.css') ? 'text/css' : 'text/javascript; charset=utf-8';
    return new Response(readFileSync(join(folder, pathname.slice(prefix.length))), { headers: { 'content-type': type } });
  }
  if (/^\/cart(\.js|\/add)/.test(pathname)) return answerLiquid(pathname);
  if (pathname.startsWith('/others/')) {
    const host = pathname.split('/')[2]!;
    return host.endsWith('myshopify.com') ? answerBuyButton(await request.json()) : answerDropIn(pathname);
  }
  return undefined;
}

/** Shopify's AJAX API, as https://shopify.dev/docs/api/ajax/reference/cart describes it. */
function answerLiquid(pathname: string): Response {
  const line = {
    id: 1,
    key: '1:1',
    quantity: 1,
    variant_id: 1,
    title: 'Morning sencha',
    price: PRICE_MINOR,
    final_line_price: PRICE_MINOR,
  };
  if (pathname.startsWith('/cart/add')) return Response.json(line);
  return Response.json({ token: 'bench', item_count: 0, items: [], attributes: {}, note: null, total_price: 0, currency: 'USD' });
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const FOREVER_S = 4_102_444_800;
/** Claims as in https://docs.commercelayer.io/core/authentication: the library takes the shop's address from them. */
const ACCESS = {
  organization: { id: 'bench', slug: 'bench', enterprise: false, region: 'eu-west-1' },
  application: { id: 'bench', kind: 'sales_channel', public: true },
  market: { id: ['usa'], stock_location_ids: ['one'], price_list_id: 'one', geocoder_id: null, allows_external_prices: false },
  scope: 'market:code:usa',
  test: true,
  exp: FOREVER_S,
  iat: 1_700_000_000,
  iss: 'https://commercelayer.io',
};

function answerDropIn(pathname: string): Response {
  if (pathname.endsWith('/oauth/token')) {
    const token = `${encode({ alg: 'none', typ: 'JWT' })}.${encode(ACCESS)}.x`;
    return Response.json({ access_token: token, token_type: 'bearer', expires_in: 14_400, scope: ACCESS.scope, created_at: ACCESS.iat });
  }
  const inventory = { available: true, quantity: 9, levels: [{ quantity: 9, delivery_lead_times: [] }] };
  const sku = { id: 'sku', type: 'skus', attributes: { code: SKU, name: 'Morning sencha', inventory } };
  const amounts = { sku_code: SKU, formatted_amount: PRICE, formatted_compare_at_amount: PRICE };
  const list = (resource: object) => ({ data: [resource], meta: { record_count: 1, page_count: 1 } });
  const order = { id: 'order', type: 'orders', attributes: { skus_count: 1, status: 'pending', currency_code: 'USD' } };
  const kind = /\/api\/(\w+)(\/)?/.exec(pathname);
  if (kind?.[1] === 'skus') return Response.json(kind[2] ? { data: sku } : list(sku));
  if (kind?.[1] === 'prices') return Response.json(list({ id: 'price', type: 'prices', attributes: amounts }));
  if (kind?.[1] === 'line_items')
    return Response.json({ data: { id: 'line', type: 'line_items', attributes: { sku_code: SKU, quantity: 1 } } });
  return Response.json({ data: order });
}

/** Shopify leaves the last 0 out. */
const MONEY = { amount: '18.0', currencyCode: 'USD' };
const EMPTY = { pageInfo: { hasNextPage: false, hasPreviousPage: false }, edges: [] };

/** Shopify's Storefront API, 2025-01: the product, and the cart once something is in it. */
function answerBuyButton({ query, variables }: { readonly query: string; readonly variables?: { readonly id?: string } }): Response {
  const product = peerProduct(PRODUCT, 1) as {
    readonly variants: { readonly edges: readonly { readonly node: Readonly<Record<string, unknown>> }[] };
  };
  if (variables?.id?.includes('/Product/')) return Response.json({ data: { node: product } });
  const { priceV2: _price, compareAtPriceV2: _compareAt, ...asked } = product.variants.edges[0]!.node;
  const variant = { ...asked, price: MONEY, product: { id: peerId(1), handle: PRODUCT.urlId, title: PRODUCT.title } };
  const cost = { totalAmount: MONEY, subtotalAmount: MONEY, checkoutChargeAmount: MONEY };
  const lineCost = { totalAmount: MONEY, subtotalAmount: MONEY, amountPerQuantity: MONEY };
  const line = {
    id: 'gid://shopify/CartLine/1',
    merchandise: variant,
    quantity: 1,
    attributes: [],
    cost: lineCost,
    discountAllocations: [],
  };
  const filled = { pageInfo: EMPTY.pageInfo, edges: [{ cursor: '1', node: line }] };
  const cart = {
    id: 'gid://shopify/Cart/1',
    createdAt: '2025-01-01T00:00:00Z',
    updatedAt: '2025-01-01T00:00:00Z',
    lines: filled,
    attributes: [],
    appliedGiftCards: [],
    buyerIdentity: {},
    checkoutUrl: 'https://bench.myshopify.com/cart',
    cost,
    discountAllocations: [],
    discountCodes: [],
    deliveryGroups: EMPTY,
    note: '',
  };
  const payload = { userErrors: [], warnings: [], cart };
  // Its client refuses an answer with more than it asked for.
  const mutation = /cartLinesAdd|cartCreate/.exec(query)?.[0];
  return Response.json({ data: mutation ? { [mutation]: payload } : { cart } });
}
