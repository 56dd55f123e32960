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
  if (!('serviceWorker' in navigator)) {
    throw new Error(`startMocks needs a service worker, which browsers allow on https and localhost only, not at ${location.origin}.`);
  }
  const serviceWorker = { url: serviceWorkerUrl };
  await worker.start({ serviceWorker, onUnhandledRequest: 'bypass', quiet: true }).catch((cause: unknown) => {
    throw new Error(
      `startMocks found no service worker at ${new URL(serviceWorkerUrl, location.href).href}: copy dist/mockServiceWorker.js of ` +
        'storefront-embed to the root of the site, or say by serviceWorkerUrl where it is; it answers pages below its own folder only.',
      { cause },
    );
  });
  return {
    host,
    stop() {
      forgetTabs();
      worker.stop();
    },
  };
}
