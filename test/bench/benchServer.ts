import { startDemo } from '../../demo/createDemo.ts';
import type { HostServer } from '../../mocks/server.ts';
import { serveFolder } from '../../mocks/serveFolder.ts';
import { buildBare } from './buildBare.ts';
import { compress } from './compress.ts';
import { answerFirstAdd } from './firstAddPages.ts';
import { createPeer } from './peerPage.ts';
import { script } from '../mocks/bundle.ts';

/** Replaces every picture in the same proportions (4 × 5), because drawing them costs more than all scripts. */
const PICTURE = Buffer.from('47494638396104000500800000000000ffffff2c00000000010001000002024401003b', 'hex');

const MODULE = '/dist/storefront.js"';

/**
 * The demo shop over real HTTP, with the frozen build under `/dist/`, the peer under `/peer`, and the bare libraries under `/bare/`. `?page-speed=on|off` on a page says in its
 * script tag whether page speed is measured. Scripts and style sheets are compressed.
 * @param rollouts the host's flags that are on
 * @param isKept whether browsers may keep the files of the build, as a shop's server lets them
 */
export async function startBenchServer(distFolder: string, rollouts: readonly string[] = [], isKept = false): Promise<HostServer> {
  const files = serveFolder(distFolder, '/dist/');
  const dist = async (request: Request) => {
    const answer = await files(request);
    if (isKept) answer?.headers.set('cache-control', 'public, max-age=31536000, immutable');
    return answer;
  };
  const peer = createPeer(async (count) => (await fetch(`${server.url}/bench/list?n=${count}&pickers=0&script=none`)).text());
  const withPageSpeed = async (page: URL, is: string) => {
    page.searchParams.delete('page-speed');
    const html = await (await fetch(`${server.url}${page.pathname}${page.search}`)).text();
    if (!html.includes(MODULE)) throw new Error(`${page.pathname} does not name the module.`);
    return new Response(html.replace(MODULE, `${MODULE} data-page-speed="${is}"`), {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  };
  const server: HostServer = await startDemo({
    rollouts,
    async serve(request) {
      const answer = await serve(request);
      return answer && compress(request, answer);
    },
  });
  async function serve(request: Request): Promise<Response | undefined> {
    const url = new URL(request.url);
    const { pathname } = url;
    const isMeasured = url.searchParams.get('page-speed');
    if (isMeasured) return withPageSpeed(url, isMeasured);
    if (pathname.startsWith('/assets/pictures/')) return new Response(PICTURE, { headers: { 'content-type': 'image/gif' } });
    if (pathname.startsWith('/bare/')) return script(await buildBare(pathname === '/bare/lite.js' ? 'lite' : 'react'));
    if (pathname.startsWith('/dist/')) return dist(request);
    return (await answerFirstAdd(request.clone())) ?? peer(request);
  }
  return server;
}
