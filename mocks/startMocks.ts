import { startBrowserHost } from './browser.ts';
import { SCENARIO_COOKIE } from './chooseScenario.ts';
import type { MocksOptions } from './HostOptions.ts';
import type { Mocks } from './Mocks.ts';
import { setScenario } from './setScenario.ts';

/**
 * Answers the page's API requests from a mocked host. Await it before the shop starts, because earlier requests reach the network.
 *
 * @throws Error in a browser without service workers (they need https or localhost), or when the worker script is missing
 */
export async function startMocks(options: MocksOptions = {}): Promise<Mocks> {
  const { host, stop } = await startBrowserHost(options);
  const mocks = {
    log: host.requests,
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
