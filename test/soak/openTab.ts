import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import type { HostServer } from '../../mocks/server.ts';
import { installVisitor, type Told, type Visitor } from './installVisitor.ts';

declare global {
  interface Window {
    readonly visitor: Visitor;
  }
}

export interface SoakTab {
  readonly page: Page;
  readonly session: CDPSession;
  /** Uncaught errors, errors on the console, and broken promises of the shop. */
  readonly wrong: string[];
  /** The events that the shop has emitted since the last call. */
  readTold(): Promise<readonly Told[]>;
  /** Opens a page anew. */
  load(path: string): Promise<void>;
  /** Changes the page without a reload. */
  goTo(path: string): Promise<void>;
  /** Until nothing is under way here and at the platform. */
  atRest(): Promise<void>;
}

/**
 * The browser's notes on failed requests; a file that is lost while the network is gone, which is one line; and an item that the page
 * sells without a limit and the platform refuses, which is told to the page's author.
 */
const EXPECTED = /^Failed to load resource|Failed to fetch dynamically imported module|The platform has refused to add the item/;

const OPTIONS = '?tag=data-mini-cart=on';

export async function openTab(demo: HostServer, context: BrowserContext): Promise<SoakTab> {
  const page = await context.newPage();
  await page.addInitScript(installVisitor);
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(`uncaught: ${error.stack ?? String(error)}`));
  page.on('console', (line) => {
    // The values that a console line shows would be kept for as long as the page is open, also elements of pages that have gone.
    line.args().forEach((shown) => void shown.dispose().catch(() => undefined));
    if (line.type() === 'error' && !EXPECTED.test(line.text())) wrong.push(`console: ${line.text()}`);
  });
  const isReady = () =>
    page.waitForFunction(() => window.Storefront && 'ready' in window.Storefront && window.Storefront.ready?.then(() => true));
  const atRest = async () => {
    // A form that is sent by the browser loads its page.
    await isReady();
    await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      await window.visitor.shop().cart.flush();
      await window.visitor.shop().whenIdle();
    });
    while (demo.host.log.some(({ status }) => status === null)) await new Promise((later) => setTimeout(later, 10));
  };
  return {
    page,
    session: await context.newCDPSession(page),
    wrong,
    readTold: () => page.evaluate(() => window.visitor.told.splice(0)),
    async load(path) {
      await page.goto(demo.url + path + OPTIONS);
      await isReady();
      await atRest();
    },
    goTo: (path) => page.evaluate((address) => window.visitor.goTo(address), path),
    atRest,
  };
}
