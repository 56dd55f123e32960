import type { Host } from '../mocks/createHost.ts';
import { LANGUAGES } from '../mocks/panel/languages.ts';
import type { PanelOption } from '../mocks/panel/PanelSource.ts';
import { catalogue } from './content/catalogue.ts';

const same = (...values: readonly string[]) => values.map((value) => [value, value] as const);

/** Choices that the addresses of the demo's pages make. */
const OPTIONS: readonly PanelOption[] = [
  {
    label: 'Build and flavour',
    name: 'script',
    values: [['', 'as before'], ['esm', 'modules, React'], ['umd', 'one file, React'], ['lite', 'modules, Preact'], ['lite-umd', 'one file, Preact'], ['none', 'no script']], // prettier-ignore
  },
  {
    label: 'Language',
    name: 'language',
    values: [['', 'as before'], ...LANGUAGES.slice(1)],
  },
  { label: 'Markup', name: 'markup', values: [['', 'as the page has it'], ...same('a', 'b', 'c', 'hooks')] },
  { label: 'Consent', name: 'policy', values: [['', 'is not asked'], ...same('restrictive', 'absolute')] },
  {
    label: 'Role',
    name: 'role',
    values: [
      ['', 'as the page has it'],
      ['1', 'administrator'],
      ['10', 'store manager'],
    ],
  },
];

const isSoldOut = ({ structuredContent }: (typeof catalogue)[number]): boolean => {
  const variants = structuredContent.variants ?? [];
  return variants.length > 0 && variants.every(({ unlimited, qtyInStock }) => !unlimited && qtyInStock === 0);
};
const soldOut = catalogue.find(isSoldOut);
const [first] = catalogue;

const SCRIPT = `import { showPanel } from '/dist/mocks.js';
const { scenario, ...given } = await (await fetch('/demo/qa')).json();
let log = [];
const listeners = new Set();
const read = async () => {
  log = await (await fetch('/demo/qa/log')).json();
  for (const listener of listeners) listener();
};
new PerformanceObserver((list) => {
  if (list.getEntries().some(({ name }) => new URL(name).pathname.startsWith('/api/'))) void read();
}).observe({ type: 'resource', buffered: true });
showPanel({
  ...given,
  scenario,
  log: () => log,
  watchLog: (listener) => (listeners.add(listener), () => listeners.delete(listener)),
  async reset() {
    await fetch('/demo/qa/reset', { method: 'POST' });
    for (const name of ['CART', 'hasCart', 'storefront-scenario']) document.cookie = name + '=; Path=/; Max-Age=0';
  },
});`;

/** Answers the panel of the demo's pages: its script, its options, the log of the host, and the wish to start afresh. */
export function serveQa(request: Request, host: Host): Response {
  const { pathname } = new URL(request.url);
  if (pathname === '/demo/qa.js') return new Response(SCRIPT, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
  if (pathname === '/demo/qa/log') return Response.json(host.requests);
  if (pathname === '/demo/qa/reset' && request.method === 'POST') host.reset();
  return Response.json({
    scenario: host.scenario(),
    options: OPTIONS,
    links: soldOut ? [['Sold out', soldOut.fullUrl]] : [],
    product: { itemId: first?.id, sku: first?.structuredContent.variants?.[0]?.sku ?? null },
  });
}

/** Adds the panel to a page. */
export async function withPanel(response: Response): Promise<Response> {
  if (!/html/.test(response.headers.get('content-type') ?? '')) return response;
  const html = (await response.text()).replace('</body>', '<script type="module" src="/demo/qa.js"></script></body>');
  return new Response(html, response);
}
