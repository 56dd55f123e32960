import { startBrowserHost } from './browser.ts';
import { SCENARIO_COOKIE } from './chooseScenario.ts';
import { filterLog } from './filterLog.ts';
import type { MocksOptions } from './HostOptions.ts';
import type { Mocks } from './Mocks.ts';
import { setScenario } from './setScenario.ts';

/**
 * Answers the page's API requests from a mocked host. A shop that runs already reads its cart again.
 *
 * @throws Error in a browser without service workers (they need https or localhost), or when the worker script is missing
 */
export async function startMocks(options: MocksOptions = {}): Promise<Mocks> {
  const { host, stop } = await startBrowserHost(options);
  const mocks: Omit<Mocks, 'stop'> = {
    log: host.requests,
    requests: (filter = {}) => filterLog(host.requests, filter),
    watchLog: host.watchLog,
    setScenario,
    reset() {
      host.reset();
      for (const name of ['CART', 'hasCart', SCENARIO_COOKIE]) document.cookie = `${name}=; Path=/; Max-Age=0`;
    },
  };
  let unmountPanel: (() => void) | undefined;
  if (new URLSearchParams(location.search).has('qa')) {
    const { showPanel } = await import('./panel/showPanel.ts');
    const [first] = host.db.products;
    const product = { itemId: first?.id ?? '', sku: first?.structuredContent.variants?.[0]?.sku ?? null };
    const { watchLog, reset } = mocks;
    unmountPanel = showPanel({ log: () => mocks.log, watchLog, reset, scenario: host.scenario(), product });
  }
  readAgain();
  return {
    ...mocks,
    stop() {
      stop();
      unmountPanel?.();
    },
  };
}

/** Requests that a shop made before the mocked host had started are still unanswered. */
function readAgain(): void {
  const { Storefront } = window as { Storefront?: { cart?: { load?: () => unknown } } };
  if (document.cookie.includes('hasCart=true')) Storefront?.cart?.load?.();
}
