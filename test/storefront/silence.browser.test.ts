import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_PATHS, SHOP_PATHS } from '../demo/readPage.ts';
import { whenReady } from '../support/openShop.ts';
import { openStage, type Stage } from '../support/openStage.ts';
import { settle } from '../support/settle.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Faulty on purpose; the shop's pages are checked in `accessibility.browser.test.ts`. */
const DAMAGED = '/fixtures/broken';
const PATHS = ALL_PATHS.filter((path) => path !== DAMAGED && !SHOP_PATHS.includes(path));

describe('a page for tests', () => {
  it.each(PATHS)('has no line of ours in the console: %s', async (address) => {
    const { pathname, searchParams } = new URL(address, stage.url);
    const { page, console, pageErrors, close } = await stage.open({ path: pathname, query: searchParams.toString() });
    await whenReady(page);
    await settle(page);
    // Excludes the browser's own messages about missing files and HTML.
    expect(console.filter((line) => !/^(?:error: Failed to load resource|verbose: \[DOM\])/.test(line))).toEqual([]);
    expect(pageErrors).toEqual([]);
    await close();
  });
});

describe('a page without parts', () => {
  const KEEP = '<script>window.htmlBefore = () => document.documentElement.outerHTML; window.before = htmlBefore();</script>';
  const look = (page: Page) =>
    page.evaluate(() => {
      const { before, htmlBefore } = window as unknown as { before: string; htmlBefore: () => string };
      // The parser has reached the end of the page.
      const rest = (html: string) => html.replace(/<\/script>\s*<\/body>\s*<\/html>$/, '');
      return { isSame: rest(htmlBefore()) === rest(before), sheets: document.adoptedStyleSheets.length };
    });

  it.each([
    ['nothing of a shop', '/fixtures/plain'],
    ['names of existing templates on a site that is not the platform’s', '/fixtures/no-context'],
    ['the site’s editor', '/fixtures/editor'],
  ])('is untouched: %s', async (_what, path) => {
    const { page, pageErrors, close } = await stage.open({ path, bodyEnd: KEEP });
    await whenReady(page);
    await settle(page);
    expect(await look(page)).toEqual({ isSame: true, sheets: 0 });
    expect(pageErrors).toEqual([]);
    await close();
  });
});
