import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openVitals, type VitalsStage } from '../support/openVitals.ts';

let stage: VitalsStage;
beforeAll(async () => {
  stage = await openVitals();
});
afterAll(() => stage.close());

/** Concurrent visitors, and their loads; `npm run soak` has more. */
const VISITORS = 4;
const LOADS = 100 * Number(process.env['SOAK'] ?? 1);

/**
 * Notes each load that received its settings, without which nothing can be sent, when their text is handed over: the page cannot be left
 * between that and its use.
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

/** Reloads from within the page, because the protocol refuses it shortly after a navigation ("Not attached to an active page"). */
const reload = async (page: Page) => {
  const arrived = page.waitForEvent('framenavigated', (frame) => frame === page.mainFrame());
  await page.evaluate(() => void setTimeout(() => location.reload()));
  await arrived;
};

const countAnswered = () => Object.keys(localStorage).filter((key) => key.startsWith('answered ')).length;

/** Acts at random moments by `seed`. Returns the number of loads, and of loads with settings. */
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
    // Some stay until the host has responded, even on a slow machine.
    if (load % 8 === 7) {
      const before = await page.evaluate(countAnswered);
      loads += 1;
      await reload(page);
      await page.waitForFunction((was) => Object.keys(localStorage).filter((key) => key.startsWith('answered ')).length > was, before);
    }
    // By address, link and reload.
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
  // Pages were left before and after the settings.
  expect(told.length).toBeGreaterThanOrEqual(VISITORS * Math.floor(LOADS / VISITORS / 8));
  expect(told.length).toBeLessThan(sum('loads'));
});
