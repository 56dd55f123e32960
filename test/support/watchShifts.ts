import type { Page } from 'playwright-core';

/**
 * Lets nothing be seen of a page before it is parsed: a slow machine paints half of one, and what stands at the right, in the middle or at
 * the bottom makes room as the rest comes, whatever our script does.
 */
export const hideUntilParsed = (target: Pick<Page, 'addInitScript'>) =>
  target.addInitScript(() => {
    const unseen = new CSSStyleSheet();
    unseen.replaceSync('html { visibility: hidden !important }');
    document.adoptedStyleSheets = [unseen];
    document.addEventListener(
      'readystatechange',
      () => (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== unseen)),
      { once: true },
    );
  });

/** Notes what moves on each page that is opened from now on, though no key, click or new window size has asked for it (https://web.dev/articles/cls). */
export async function watchShifts(page: Page): Promise<void> {
  await hideUntilParsed(page);
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent));
        if (!hadRecentInput) shifts.push(`${value} at ${startTime}: ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved on this page, and how far. */
export const shiftsOf = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

/** What moves from now on is what counts. */
export const forgetShifts = (page: Page): Promise<void> =>
  page.evaluate(() => void (window as unknown as { shifts: string[] }).shifts.splice(0));
