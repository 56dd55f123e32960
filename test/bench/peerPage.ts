import { readFileSync } from 'node:fs';
import { benchProducts } from '../../demo/lists.ts';
import { peerId, peerProduct } from './peerAnswers.ts';

/** The peer's product component in frames (its default) or in the page, or one product set that loads all products at once. */
export type PeerMode = 'frames' | 'inline' | 'set';

const SCRIPT = '/peer/buybutton.min.js';
const QUERY = '/peer/graphql';
const MOST = 300;

/**
 * Serves the peer's script, page and API from memory; `undefined`: not the peer's.
 *
 * @param layout HTML of our list page without pickers and script, used for the peer's page
 */
export function createPeer(layout: (count: number) => Promise<string>): (request: Request) => Promise<Response | undefined> {
  const script = readFileSync(new URL('../../node_modules/@shopify/buy-button-js/dist/buybutton.min.js', import.meta.url), 'utf8');
  const products = new Map<string, unknown>(
    benchProducts(MOST).map((product, index) => [peerId(index + 1), peerProduct(product, index + 1)]),
  );
  const html = { headers: { 'content-type': 'text/html; charset=utf-8' } };

  return async (request) => {
    const url = new URL(request.url);
    if (url.pathname === SCRIPT) return new Response(script, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
    if (url.pathname === QUERY) return Response.json({ data: answer(products, (await request.json()) as PeerQuery) });
    if (url.pathname === '/peer') {
      const count = Number(url.searchParams.get('n'));
      return new Response(peerPage(await layout(count), url.searchParams.get('mode') as PeerMode | null), html);
    }
    return undefined;
  };
}

interface PeerQuery {
  readonly query: string;
  readonly variables?: { readonly id?: string; readonly ids?: readonly string[] };
}

function answer(products: ReadonlyMap<string, unknown>, { query, variables }: PeerQuery): object {
  if (variables?.id) return { node: products.get(variables.id) ?? null };
  if (variables?.ids) return { nodes: variables.ids.map((id) => products.get(id) ?? null) };
  throw new Error(`The peer asked for something that its stubbed API does not know: ${query}`);
}

/**
 * Our list page with a slot for the peer's component instead of each price, so that both pages add the same to served titles and pictures.
 * `mode` null: the slots alone.
 */
function peerPage(layout: string, mode: PeerMode | null): string {
  const main = layout
    .replace(/ data-product="[^"]*"/g, '')
    .replace(/<div class="product-scarcity"[\s\S]*?<\/div>/g, '')
    .replace(/<div class="product-price">[\s\S]*?<\/div>/g, '<div class="peer-slot"></div>');
  if (mode === null) return main;
  // Started as in the peer's documentation: script tag, client, one component per product, with its API pointed to our stub.
  const start = `
const { fetch } = window;
window.fetch = (url, init) => fetch(String(url).replace(/^https:\\/\\/[^/]+\\/api\\/[^/]+\\/graphql$/, '${QUERY}'), init);
const client = ShopifyBuy.buildClient({ domain: location.host, storefrontAccessToken: 'bench' });
const ui = ShopifyBuy.UI.init(client);
const framed = ${mode === 'frames'};
const options = {
  product: { iframe: framed, contents: { img: false, title: false, button: false, buttonWithQuantity: true } },
  productSet: { iframe: framed }, cart: { iframe: framed }, toggle: { iframe: framed },
};
const slots = [...document.querySelectorAll('.peer-slot')];
const id = (index) => 'gid://shopify/Product/' + (index + 1);
const made = ${mode === 'set'}
  ? [ui.createComponent('productSet', { storefrontId: slots.map((_, index) => id(index)), node: document.querySelector('.list-title'), options, moneyFormat: '%24%7B%7Bamount%7D%7D' })]
  : slots.map((node, index) => ui.createComponent('product', { storefrontId: id(index), node, options, moneyFormat: '%24%7B%7Bamount%7D%7D' }));
Promise.all(made).then(() => window.benchProbe?.ready());`;
  return main
    .replace('</head>', `<script defer src="${SCRIPT}"></script>\n</head>`)
    .replace('</body>', `<script type="module">${start}</script>\n</body>`);
}
