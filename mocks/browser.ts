import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { createBrowserMemory } from './browserMemory.ts';
import { createHost, type Host } from './createHost.ts';
import type { MocksOptions } from './HostOptions.ts';
import { pageCookies } from './pageCookies.ts';

export interface BrowserHost {
  readonly host: Host;
  stop(): void;
}

/**
 * The mocked host inside the page, behind a service worker that sees all of its requests. Its state is stored in local storage and shared
 * with other tabs.
 *
 * @throws Error without service workers (they need https or localhost), or when the worker script is missing
 */
export async function startBrowserHost({ serviceWorkerUrl = '/mockServiceWorker.js', ...options }: MocksOptions): Promise<BrowserHost> {
  const memory = createBrowserMemory();
  const host = createHost({ ...options, state: memory.read(), onChange: memory.write });
  const forgetTabs = memory.watch(host.db.restore);
  for (const cookie of pageCookies(new Request(location.href), host)) document.cookie = cookie;

  const worker = setupWorker(http.all('*', async ({ request }) => ((await host.handles(request)) ? host(request) : undefined)));
  await worker.start({ serviceWorker: { url: serviceWorkerUrl }, onUnhandledRequest: 'bypass', quiet: true });
  return {
    host,
    stop() {
      forgetTabs();
      worker.stop();
    },
  };
}
