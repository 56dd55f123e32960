import { startDemo } from '../../demo/createDemo.ts';
import type { HostServer } from '../../mocks/server.ts';
import { serveFolder } from '../../mocks/serveFolder.ts';
import { createPeer } from './peerPage.ts';

/**
 * In place of every picture, in the same proportions (4 × 5): drawing them costs more than all scripts, and is nobody's of those who
 * are compared.
 */
const PICTURE = Buffer.from('47494638396104000500800000000000ffffff2c00000000010001000002024401003b', 'hex');

/** The demo shop over real HTTP, with the frozen build under `/dist/` and the peer under `/peer`. */
export async function startBenchServer(distFolder: string): Promise<HostServer> {
  const dist = serveFolder(distFolder, '/dist/');
  const peer = createPeer(async (count) => (await fetch(`${server.url}/bench/list?n=${count}&pickers=0&script=none`)).text());
  const server: HostServer = await startDemo({
    async serve(request) {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/assets/pictures/')) return new Response(PICTURE, { headers: { 'content-type': 'image/gif' } });
      return pathname.startsWith('/dist/') ? dist(request) : peer(request);
    },
  });
  return server;
}
