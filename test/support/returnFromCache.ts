import type { Page } from 'playwright-core';

export const NOTING_RETURNS = `
  addEventListener('pageshow', function (event) { window.persisted = event.persisted; });
  addEventListener('pagehide', function () { delete window.persisted; });`;
export const NOTE_RETURNS = `<script>${NOTING_RETURNS}</script>`;

interface Skippable {
  skip(note: string): never;
}

/**
 * Goes back to a page in the back/forward cache. Skips the test if the browser dropped the page for its own reasons (load, memory).
 *
 * @param page now on a page after one that notes returns
 *
 * @throws Error if the page itself prevented caching
 */
export async function returnFromCache(page: Page, test: Skippable): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const reasons: { type: string; reason: string }[] = [];
  devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => void reasons.push(...notRestoredExplanations));
  await devtools.send('Page.enable');
  await page.evaluate(() => history.back());
  await page.waitForFunction('"persisted" in window');
  const isKept = await page.evaluate('window.persisted');
  await devtools.detach();
  if (isKept) return;
  const told = reasons.map(({ type, reason }) => `${type}: ${reason}`).join(', ');
  if (reasons.length === 0 || reasons.some(({ type }) => type !== 'Circumstantial')) throw new Error(`The page was not kept: ${told}`);
  test.skip(`the browser has not kept the page: ${told}`);
}
