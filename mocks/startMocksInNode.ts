import { createHost, type Host } from './createHost.ts';
import { createHostFetch } from './createHostFetch.ts';
import { filterLog } from './filterLog.ts';
import type { MocksOptions } from './HostOptions.ts';
import type { Mocks } from './Mocks.ts';
import { pageCookies } from './pageCookies.ts';

/**
 * Answers the API requests of this process, made by `fetch` and `navigator.sendBeacon`, from a mocked host; other requests go out as before.
 * Where a document is simulated, it gets the cookies of a first visit, and relative addresses are the page's.
 */
export function startMocks(options: MocksOptions = {}): Promise<Mocks> {
  const host = createHost(options);
  if (typeof document !== 'undefined') {
    for (const cookie of pageCookies(new Request(location.href), host)) document.cookie = cookie;
  }
  const restore = intercept(host);
  return Promise.resolve({
    log: host.requests,
    requests: (filter = {}) => filterLog(host.requests, filter),
    watchLog: host.watchLog,
    setScenario: host.setScenario,
    reset() {
      host.reset();
      host.setScenario(options.scenario ?? 'normal');
      if (typeof document === 'undefined') return;
      for (const name of ['CART', 'hasCart']) document.cookie = `${name}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT`;
    },
    stop: restore,
  });
}

/** Returns what ends it. */
function intercept(host: Host): () => void {
  const inside = createHostFetch(host);
  const { fetch: outside } = globalThis;
  const answer: typeof fetch = async (input, init) => {
    const request = new Request(typeof input === 'string' || input instanceof URL ? absolute(input) : input, init);
    return (await host.handles(request)) ? inside(request) : outside(request);
  };
  globalThis.fetch = answer;

  const sendBeacon = (globalThis.navigator as Partial<Navigator> | undefined)?.sendBeacon;
  if (sendBeacon) {
    navigator.sendBeacon = (url, body) => {
      void answer(url, { method: 'POST', body: body ?? null }).catch(() => undefined);
      return true;
    };
  }
  return () => {
    globalThis.fetch = outside;
    if (sendBeacon) navigator.sendBeacon = sendBeacon;
  };
}

const absolute = (url: string | URL): URL => new URL(url, globalThis.location?.href);
