import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStage, type Stage } from '../support/openStage.ts';
import { openUnthemed } from './openUnthemed.ts';
import { DARK } from './unthemedPage.ts';
import { shareOfOthers } from './shareOfOthers.ts';

const FOLDER = join(import.meta.dirname, 'pictures');
const PROBE = join(FOLDER, 'probe.txt');
const IS_RENEWED = process.env['RENEW'] === '1';

/** Of a colour's 255 steps: edges of letters are smoothed a little differently from run to run. */
const SAME_STEPS = 40;
/** Of all pixels: less than a word in another place. */
const MOST_OTHERS = 0.0005;

const MODES: readonly (readonly [string, Parameters<typeof openUnthemed>[1], BrowserContextOptions])[] = [
  ['light', {}, {}],
  ['dark', { style: DARK }, {}],
  ['rtl', { root: 'lang="ar" dir="rtl"' }, {}],
  ['forced', {}, { forcedColors: 'active' }],
];

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** How this machine's browser writes: its letters are other pixels with other fonts or another version. */
const readProbe = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const text = document.createElement('canvas').getContext('2d')!;
    const widths = ['serif', 'sans-serif', 'system-ui'].map((font) => {
      text.font = `100px ${font}`;
      return text.measureText('Hamburgefonstiv 0123456789 $€').width.toFixed(2);
    });
    return `${/Chrome\/(\d+)/.exec(navigator.userAgent)?.[1]} ${widths.join(' ')}\n`;
  });

it.for(MODES)('a page without a theme looks as in its pictures: %s', async ([mode, options, context], { skip }) => {
  const { page, close } = await openUnthemed(stage, options, { viewport: { width: 390, height: 844 }, ...context });
  const probe = await readProbe(page);
  const known = existsSync(PROBE) ? readFileSync(PROBE, 'utf8') : '';
  if (!IS_RENEWED && probe !== known) {
    await close();
    const reason = `The pictures were made with "${known.trim()}", and this browser writes "${probe.trim()}".`;
    process.stdout.write(`${reason}\n`);
    return skip(reason);
  }
  await page.locator('[data-storefront="add-to-cart"]').nth(1).click();
  await page.locator('.storefront-add-error').waitFor();
  await page.locator('.storefront-option-error').nth(1).waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.mouse.move(0, 0);
  // The wide one first: the page is painted anew for each. In forced colours Chromium leaves a trace of a click in
  // the button's border (55, 51, 109 where its style says black) until something is laid out again.
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(async () => {
      const isThere = ({ complete, loading }: HTMLImageElement) => complete || loading === 'lazy';
      while (![...document.images].every(isThere)) await new Promise(requestAnimationFrame);
    });
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
    const file = join(FOLDER, `${mode}-${width}.png`);
    if (IS_RENEWED) {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(file, picture);
      writeFileSync(PROBE, probe);
      continue;
    }
    const share = await shareOfOthers(page, [readFileSync(file), picture], SAME_STEPS);
    if (share > MOST_OTHERS) {
      mkdirSync('test-results/failed', { recursive: true });
      writeFileSync(`test-results/failed/${mode}-${width}.png`, picture);
    }
    expect(share, `${mode} at ${width} px; this run's picture is test-results/failed/${mode}-${width}.png`).toBeLessThanOrEqual(
      MOST_OTHERS,
    );
  }
  await close();
});
