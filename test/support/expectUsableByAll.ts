import { readFile } from 'node:fs/promises';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const AXE = await readFile(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
const RULES: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations', 'incomplete'],
};
/**
 * What axe cannot decide by itself, looked at by hand: the contrast of texts over a picture, over the arrow of a drop-down and
 * under the link that covers a tile; and, of the radio buttons that the platform writes beside each drop-down and CSS hides, labels
 * that claim to be buttons and ids that stand twice on the page; and the titles of two captchas' frames, which their provider names alike.
 */
const UNDECIDED = new Set(['color-contrast', 'aria-allowed-role', 'duplicate-id-aria', 'frame-title-unique']);

/**
 * Lets axe-core look at the page as it stands: no violation, and nothing undecided that has not been looked at by hand.
 * @param within looks at what matches alone, where the rest has been looked at just before
 */
export async function expectUsableByAll(page: Page, within: string | null = null): Promise<void> {
  // What fades in is looked at once it is there: half-way, nothing has contrast.
  await page.evaluate(async () => {
    const ends = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.all(ends.map((animation) => animation.finished.catch(() => undefined)));
  });
  // Ids that we made, each in a root of its own.
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id^="storefront-"]')].map(({ id }) => id));
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  // Frames inside it (a captcha) as well.
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  const { violations, incomplete } = await page.evaluate(
    ([rules, what]) =>
      (window as unknown as { axe: { run(what: unknown, options: unknown): Promise<AxeResults> } }).axe.run(what ?? document, rules),
    [RULES, within] as const,
  );
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join('\n')}`)).toEqual([]);
  expect(incomplete.map(({ id }) => id).filter((id) => !UNDECIDED.has(id))).toEqual([]);
}
