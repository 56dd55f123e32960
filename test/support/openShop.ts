import type { Browser, BrowserContext, Page } from 'playwright-core';
import { startDemo, type DemoOptions } from '../../demo/createDemo.ts';
import type { HostServer } from '../../mocks/server.ts';
import { shareChromium } from './shareChromium.ts';

export interface OpenShop {
  readonly demo: HostServer;
  readonly browser: Browser;
  /** Fresh cookies and storage; errors are collected in `complaints`. */
  visit(options?: Parameters<Browser['newContext']>[0]): Promise<Visit>;
  close(): Promise<void>;
}

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Uncaught errors and console errors, without the browser's notes on failed requests. */
  readonly complaints: string[];
  open(path: string): Promise<void>;
}

export async function openShop(options: DemoOptions = {}): Promise<OpenShop> {
  const [demo, { browser, leave }] = await Promise.all([startDemo(options), shareChromium()]);
  return {
    demo,
    browser,
    async visit(contextOptions) {
      const context = await browser.newContext(contextOptions);
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) complaints.push(message.text());
      });
      const open = async (path: string) => {
        await page.goto(demo.url + path);
        await whenReady(page);
      };
      return { context, page, complaints, open };
    },
    async close() {
      await leave();
      await demo.close();
    },
  };
}

export async function whenReady(page: Page): Promise<void> {
  await page.waitForFunction(() => typeof window.Storefront === 'object' && 'ready' in window.Storefront);
  await page.evaluate(() => (window.Storefront as { ready: Promise<void> }).ready);
}
