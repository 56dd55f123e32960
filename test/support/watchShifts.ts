import type { Page } from 'playwright-core';

/** Hides a page until it is parsed, because a slow machine paints half of it and shifts the rest without any script. */
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

/** Records unexpected layout shifts (https://web.dev/articles/cls) on pages opened from now on. */
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

export const shiftsOf = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

export const forgetShifts = (page: Page): Promise<void> =>
  page.evaluate(() => void (window as unknown as { shifts: string[] }).shifts.splice(0));
