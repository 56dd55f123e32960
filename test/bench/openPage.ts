import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Contestant } from './contestants.ts';
import { installProbe } from './probe.ts';

export interface Situation {
  readonly count: number;
  readonly slowdown: number;
}

export interface OpenedPage {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly errors: readonly string[];
}

const PATIENCE_MS = 120_000;

/**
 * Loads a contestant's page in a fresh context, waits until it is mounted, and passes it to `take`.
 *
 * @param start runs before the navigation
 */
export async function openPage<Taken>(
  { browser, url }: { readonly browser: Browser; readonly url: string },
  contestant: Contestant,
  { count, slowdown }: Situation,
  start: (cdp: CDPSession) => Promise<unknown>,
  take: (opened: OpenedPage) => Promise<Taken>,
): Promise<Taken> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript(installProbe, contestant.own);
    const cdp = await context.newCDPSession(page);
    if (slowdown > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await start(cdp);
    await page.goto(url + contestant.path(count), { waitUntil: 'load', timeout: PATIENCE_MS });
    if (contestant.announces) {
      await untilReady(cdp);
    }
    return await take({ page, cdp, errors });
  } finally {
    await context.close();
  }
}

/** Uses the protocol, because Playwright's waiting would be counted as our memory. */
async function untilReady(cdp: CDPSession): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const { result } = await cdp.send('Runtime.evaluate', { expression: 'window.benchProbe?.readyAt != null', returnByValue: true });
    if (result.value === true) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The page never became ready.');
}
