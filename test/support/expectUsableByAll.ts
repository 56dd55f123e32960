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
 * Checked by hand, because axe cannot decide: contrast over pictures, drop-down arrows and tile links; labels with a button role and
 * duplicate ids of the platform's hidden radio buttons; equal titles of two captcha frames.
 */
const UNDECIDED = new Set(['color-contrast', 'aria-allowed-role', 'duplicate-id-aria', 'frame-title-unique']);

/**
 * Runs axe-core: no violation, and nothing undecided that was not checked by hand.
 *
 * @param within limits the check to matching elements
 */
export async function expectUsableByAll(page: Page, within: string | null = null): Promise<void> {
  // Waits for animations, because a fading text has no contrast.
  await page.evaluate(async () => {
    const ends = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.all(ends.map((animation) => animation.finished.catch(() => undefined)));
  });
  // Our generated ids, each in a separate root.
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id^="storefront-"]')].map(({ id }) => id));
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  // Captcha frames inside it too.
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  const { violations, incomplete } = await page.evaluate(
    ([rules, what]) =>
      (window as unknown as { axe: { run(what: unknown, options: unknown): Promise<AxeResults> } }).axe.run(what ?? document, rules),
    [RULES, within] as const,
  );
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join('\n')}`)).toEqual([]);
  expect(incomplete.map(({ id }) => id).filter((id) => !UNDECIDED.has(id))).toEqual([]);
}
