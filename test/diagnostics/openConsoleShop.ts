import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { startDemo } from '../../demo/createDemo.ts';
import type { Storefront } from '../../src/app/Storefront.ts';
import { launchChromium } from '../support/launchChromium.ts';
import { whenReady } from '../support/openShop.ts';

/** The files that a page has loaded and the lines it has written until it rests. */
interface Opened {
  /** Lines of ours on the console. */
  readonly lines: readonly string[];
  /** Paths, those of our files below `dist/` and its chunks. */
  readonly files: readonly string[];
}

interface OpenOptions {
  readonly file?: string;
  /** Attributes of the tag. */
  readonly tag?: string;
  readonly head?: string;
  /** `shop.example` is not local, `shop.test` is. */
  readonly host?: string;
  readonly query?: string;
  /** A file that is answered with 404. */
  readonly lost?: string;
  /** Done on the page before it rests. */
  readonly use?: (page: Page) => Promise<unknown>;
}

/** Pages that are explained where their host is local, as `startDemo` otherwise turns off. */
export interface ConsoleShop {
  /** Opens a page with this body. */
  open(body: string, options?: OpenOptions): Promise<Opened>;
  close(): Promise<void>;
}

/** @param serve files of the test's own */
export async function openConsoleShop(
  serve: (path: string) => Response | Promise<Response> | undefined = () => undefined,
): Promise<ConsoleShop> {
  const pages = new Map<string, string>();
  const [demo, browser] = await Promise.all([
    startDemo({
      debug: true,
      serve: async (request) => {
        const { pathname } = new URL(request.url);
        const html = pages.get(pathname);
        return html === undefined ? serve(pathname) : new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
      },
    }),
    launchChromium(['--host-resolver-rules=MAP shop.example 127.0.0.1,MAP shop.test 127.0.0.1']),
  ]);
  return {
    async open(body, { file = '/dist/storefront.js', tag = '', head = '', host = 'shop.example', query = '', lost = '', use } = {}) {
      const type = file.includes('umd') ? 'defer' : 'type="module"';
      const path = `/pages/${pages.size}`;
      const script = `<script ${type} src="${file}" data-census="off" data-page-speed="off" ${tag}></script>`;
      pages.set(path, `<!doctype html><title>Page</title>${head}${script}${body}`);
      const page = await browser.newPage();
      const lines: string[] = [];
      const files: string[] = [];
      page.on('console', (line) => line.text().startsWith('[storefront]') && lines.push(line.text()));
      page.on('request', (request) => files.push(new URL(request.url()).pathname.replace(/^\/dist\/(?:chunks\/)?/, '')));
      if (lost) await page.route(`**/${lost}`, (route) => route.fulfill({ status: 404 }));
      await page.goto(demo.url.replace('127.0.0.1', host) + path + query);
      await whenReady(page);
      // Also what the shop loads once it has started.
      await page.evaluate(() => (window.Storefront as Storefront).whenIdle());
      await use?.(page);
      // Past the idle moment in which explanations are asked for.
      const idle = () => page.evaluate(() => new Promise<void>((done) => void requestIdleCallback(() => setTimeout(done))));
      await idle();
      // A page that loses a file asks for it, if only later on a busy machine.
      if (lost || asked({ files }).length > 0) await vi.waitFor(() => expect(lines).not.toEqual([]), { timeout: 60_000 });
      await idle();
      await page.close();
      return { lines, files };
    },
    async close() {
      await browser.close();
      await demo.close();
    },
  };
}

/** The files that explain mistakes. */
export const asked = ({ files }: Pick<Opened, 'files'>): string[] => files.filter((name) => /diagnostics|explainMistakes/.test(name));
