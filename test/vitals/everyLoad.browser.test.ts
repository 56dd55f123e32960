import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openVitals, type VitalsStage } from '../support/openVitals.ts';

let stage: VitalsStage;
beforeAll(async () => {
  stage = await openVitals();
});
afterAll(() => stage.close());

/** So many visitors at the same time, each with a browser context, and the loads of them all; `npm run soak` has more. */
const VISITORS = 4;
const LOADS = 100 * Number(process.env['SOAK'] ?? 1);

/**
 * Notes each load to which the host's settings have come: without their name of the load nothing can be told of it. Noted when their
 * text is handed over, which the browser's own timings say somewhat earlier, and at which the page cannot be left any more: what it does
 * with the text comes in the same breath.
 */
const NOTE = `<script>
  const fetchIt = window.fetch;
  window.fetch = async (url, init) => {
    const answer = await fetchIt(url, init);
    if (!String(url).endsWith('/performance/settings')) return answer;
    const text = await answer.text();
    const given = new Response(text, { status: answer.status });
    given.text = async () => {
      localStorage.setItem('answered ' + performance.timeOrigin + Math.random(), '');
      return text;
    };
    return given;
  };
</script>`;

/**
 * Reloads from within the page, until the next document has come. The browser refuses the reload of its own protocol ("Not attached to
 * an active page") for a moment after a document has come, at which a visitor's own is as good as any.
 */
const reload = async (page: Page) => {
  const arrived = page.waitForEvent('framenavigated', (frame) => frame === page.mainFrame());
  await page.evaluate(() => void setTimeout(() => location.reload()));
  await arrived;
};

const countAnswered = () => Object.keys(localStorage).filter((key) => key.startsWith('answered ')).length;

/** One visitor, who goes on at moments that a seed decides. Returns how often a page was loaded, and to how many the settings came. */
async function visit(seed: number, paths: readonly string[]): Promise<{ readonly loads: number; readonly answered: number }> {
  // A linear congruential generator, so that a failure can be repeated.
  let state = seed;
  const random = () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
  const page = await stage.browser.newPage();
  let loads = 0;
  for (let load = 0; load < LOADS / VISITORS; load++) {
    loads += 1;
    await page.goto(stage.url + paths[load % paths.length]!, { waitUntil: 'commit' });
    await page.waitForTimeout(random() * 1200);
    // However slow the machine is, some stay until the host has answered.
    if (load % 8 === 7) {
      const before = await page.evaluate(countAnswered);
      loads += 1;
      await reload(page);
      await page.waitForFunction((was) => Object.keys(localStorage).filter((key) => key.startsWith('answered ')).length > was, before);
    }
    // Some by the address, some by a link, some by reloading.
    if (load % 3 === 0) {
      loads += 1;
      await reload(page);
    }
  }
  await page.goto(stage.url + stage.put({ tag: 'data-page-speed="off"' }, `end-${seed}`));
  return { loads, answered: await page.evaluate(countAnswered) };
}

it('each load that the host has a name for has exactly one record, whenever the visitor goes on', { timeout: 3_600_000 }, async () => {
  const paths = Array.from({ length: 5 }, (_, index) => stage.put({ head: NOTE, body: `<h1>Page ${index}</h1>` }));
  const visits = await Promise.all(Array.from({ length: VISITORS }, (_, number) => visit(7 + number, paths)));
  const sum = (key: 'loads' | 'answered') => visits.reduce((total, found) => total + found[key], 0);
  const pageSpeed = () => stage.records().filter(({ eventName }) => eventName === 'page_speed');
  await expect.poll(() => pageSpeed().length).toBe(sum('answered'));
  const told = pageSpeed().map(({ pageLoadId }) => pageLoadId);
  expect(new Set(told).size).toBe(told.length);
  // Visitors went at all sorts of moments: before the settings, and after.
  expect(told.length).toBeGreaterThanOrEqual(VISITORS * Math.floor(LOADS / VISITORS / 8));
  expect(told.length).toBeLessThan(sum('loads'));
});
