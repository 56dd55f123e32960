import { startBrowserHost } from './browser.ts';
import { SCENARIO_COOKIE } from './chooseScenario.ts';
import { seedProducts } from './db/seedProducts.ts';
import type { BrowserHostOptions } from './HostOptions.ts';
import type { Mocks } from './Mocks.ts';
import { setScenario } from './setScenario.ts';

export interface MocksOptions extends Omit<BrowserHostOptions, 'products' | 'now' | 'delayFactor'> {
  /** What the host sells. Default: a few things of each common type. */
  readonly products?: BrowserHostOptions['products'];
}

/**
 * Answers the page's API requests from a mocked host with a memory of its own, in place of the network. Await it before the shop
 * starts, or the first requests may still leave.
 */
export async function startMocks(options: MocksOptions = {}): Promise<Mocks> {
  const { host, stop } = await startBrowserHost({ products: seedProducts, ...options });
  const mocks = {
    log: host.log,
    watchLog: host.watchLog,
    setScenario,
    reset() {
      host.reset();
      for (const name of ['CART', 'hasCart', SCENARIO_COOKIE]) document.cookie = `${name}=; Path=/; Max-Age=0`;
    },
  };
  let unmountPanel: (() => void) | undefined;
  if (new URLSearchParams(location.search).has('qa')) {
    const { mountPanel } = await import('./panel.ts');
    unmountPanel = mountPanel(mocks);
  }
  return {
    ...mocks,
    stop() {
      stop();
      unmountPanel?.();
    },
  };
}
