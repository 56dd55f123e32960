import type { Page } from 'playwright-core';

/** Notes on the window whether the page that is shown was kept while the visitor was elsewhere. */
export const NOTING_RETURNS = `
  addEventListener('pageshow', function (event) { window.persisted = event.persisted; });
  addEventListener('pagehide', function () { delete window.persisted; });`;
/** The same for the head of a page. */
export const NOTE_RETURNS = `<script>${NOTING_RETURNS}</script>`;

/** What lets a test end where it is. */
interface Skippable {
  skip(note: string): never;
}

/**
 * Goes back to the page before this one, which the browser has kept as it was left. A browser may have let it go for reasons of its own
 * (a busy machine, little memory); then there is nothing to look at, and the test says that it was skipped. What the page itself has done
 * to lose its place is an error.
 * @param page goes back to a page that notes returns, from one that does not
 * @throws Error that names what the page has done
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
