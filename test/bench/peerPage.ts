import { readFileSync } from 'node:fs';
import { benchProducts } from '../../demo/lists.ts';
import { peerId, peerProduct } from './peerAnswers.ts';

/**
 * How the peer shows the list: its product component in a frame of its own each (its default) or in the page, or one product set in
 * the page that asks for all products at once.
 */
export type PeerMode = 'frames' | 'inline' | 'set';

const SCRIPT = '/peer/buybutton.min.js';
const QUERY = '/peer/graphql';
const MOST = 300;

/**
 * Serves what belongs to the peer: its own built script, its page, and its API, which answers from memory. `undefined` = not the peer's.
 * @param layout the HTML of our own list page without pickers and script, which the peer's page is made of
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
 * Our list's page without pickers, with a slot for the peer's component in place of each product's price: titles and pictures are
 * the server's on both pages, and the peer adds what our widgets add (price, options, quantity, button). `mode` null: the slots alone,
 * to compare with.
 */
function peerPage(layout: string, mode: PeerMode | null): string {
  const main = layout
    .replace(/ data-product="[^"]*"/g, '')
    .replace(/<div class="product-scarcity"[\s\S]*?<\/div>/g, '')
    .replace(/<div class="product-price">[\s\S]*?<\/div>/g, '<div class="peer-slot"></div>');
  if (mode === null) return main;
  // As its own documentation starts it: a script tag, a client, one component per product. Its API's address is turned to our stub.
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
