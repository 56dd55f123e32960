import { readFile } from 'node:fs/promises';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GUIDE_PATHS } from '../../demo/guide/renderGuide.ts';
import { openShop, type OpenShop } from '../support/openShop.ts';

let shop: OpenShop;
let axe: string;
beforeAll(async () => {
  [shop, axe] = await Promise.all([openShop(), readFile('node_modules/axe-core/axe.min.js', 'utf8')]);
});
afterAll(() => shop.close());

const ALL: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};
/** The rule that another colour scheme can break. */
const CONTRAST: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] }, resultTypes: ['violations'] };

async function violationsOf(page: Page, what: string, colorScheme: 'light' | 'dark', rules: RunOptions): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme });
  const { violations } = await page.evaluate(
    ([within, options]) =>
      (window as unknown as { axe: { run(what: unknown, options: unknown): Promise<AxeResults> } }).axe.run(within, options),
    [what, rules] as const,
  );
  return violations.map(({ id, nodes }) => `${colorScheme}, ${id}: ${nodes[0]!.html.slice(0, 160)}`);
}

/** The faults of these pages, tried one after the other in one tab. */
async function faultsOf(paths: readonly string[]): Promise<readonly string[]> {
  const { page, context, complaints } = await shop.visit({ viewport: { width: 360, height: 740 } });
  // Live examples are the demo's parts, which have tests of their own.
  await page.route(/\/guide\/examples\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<html lang="en"><title>Example</title>' }),
  );
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(shop.demo.url + path, { waitUntil: 'domcontentloaded' });
    await page.getByRole('searchbox').waitFor();
    await page.evaluate(axe);
    // The frame around it is the same on each page.
    const part = path === '/guide' ? 'html' : 'main';
    const found = [...(await violationsOf(page, part, 'light', ALL)), ...(await violationsOf(page, part, 'dark', CONTRAST))];
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 360) found.push(`${width} px wide`);
    faults.push(...found.map((fault) => `${path}: ${fault}`));
  }
  await context.close();
  return [...faults, ...complaints];
}

it('every page of the guide can be used by all, light and dark, and fits a window of 360 px', async () => {
  const halves = [0, 1].map((half) => GUIDE_PATHS.filter((_path, at) => at % 2 === half));
  expect((await Promise.all(halves.map(faultsOf))).flat()).toEqual([]);
}, 240_000);
