import type { Page } from 'playwright-core';
import { expectUsableByAll } from './expectUsableByAll.ts';

/** Of a phone and of a desktop, in px. */
const WIDTHS: readonly number[] = [390, 1280];

/** Lets axe-core look at the page as it stands on a phone and on a desktop: one page in one state, made wider or narrower and then as it was. */
export async function expectUsableAtAllWidths(page: Page, within?: string): Promise<void> {
  const size = page.viewportSize();
  if (!size) throw new Error('The page has no size of its own.');
  // The width that it has comes last, so that it need not be made anew.
  for (const width of [...WIDTHS.filter((other) => other !== size.width), size.width]) {
    await page.setViewportSize({ width, height: size.height });
    await expectUsableByAll(page, within);
  }
}
