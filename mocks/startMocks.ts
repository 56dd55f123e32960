import { startBrowserHost } from './browser.ts';
import { SCENARIO_COOKIE, type ScenarioChoice } from './chooseScenario.ts';
import { seedProducts } from './db/seedProducts.ts';
import type { BrowserHostOptions } from './HostOptions.ts';
import type { RequestRecord } from './RequestRecord.ts';
import { setScenario } from './setScenario.ts';

export interface MocksOptions extends Omit<BrowserHostOptions, 'products' | 'now' | 'delayFactor'> {
  /** What the host sells. Default: a few things of each common type. */
  readonly products?: BrowserHostOptions['products'];
}

/** A running mocked host. */
export interface Mocks {
  /** Each API request of this page so far, oldest first. */
  readonly log: readonly RequestRecord[];
  /** Calls back when the log has changed; returns its off. */
  watchLog(listener: () => void): () => void;
  setScenario(choice: ScenarioChoice): void;
  /** Forgets all carts and the log, and lets everything work again. */
  reset(): void;
  /** Lets requests through to the network again, and takes the panel away. */
  stop(): void;
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
