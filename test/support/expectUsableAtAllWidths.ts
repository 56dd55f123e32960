import type { Page } from 'playwright-core';
import { expectUsableByAll } from './expectUsableByAll.ts';

const WIDTHS: readonly number[] = [390, 1280];

/** Runs axe-core at a phone's and a desktop's width, and restores the width. */
export async function expectUsableAtAllWidths(page: Page, within?: string): Promise<void> {
  const size = page.viewportSize();
  if (!size) throw new Error('The page has no size of its own.');
  // The current width comes last and stays.
  for (const width of [...WIDTHS.filter((other) => other !== size.width), size.width]) {
    await page.setViewportSize({ width, height: size.height });
    await expectUsableByAll(page, within);
  }
}
