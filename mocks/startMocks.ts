import { startBrowserHost } from './browser.ts';
import { SCENARIO_COOKIE } from './chooseScenario.ts';
import { seedProducts } from './db/seedProducts.ts';
import type { BrowserHostOptions } from './HostOptions.ts';
import type { Mocks } from './Mocks.ts';
import { setScenario } from './setScenario.ts';

export interface MocksOptions extends Omit<BrowserHostOptions, 'products' | 'now' | 'delayFactor'> {
  /** The host's products. Default: some of each common type. */
  readonly products?: BrowserHostOptions['products'];
}

/** Answers the page's API requests from a mocked host. Await it before the shop starts, because earlier requests reach the network. */
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
