import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { leave, openVitals, untilMeasured, type VitalsStage } from '../support/openVitals.ts';

let stage: VitalsStage;
beforeAll(async () => {
  stage = await openVitals();
});
afterAll(() => stage.close());
afterEach(() => stage.renew());

interface Tasks {
  readonly tasks: readonly (readonly [start: number, end: number])[];
}

interface Parts {
  readonly [name: string]: unknown;
}

declare global {
  interface Window {
    seen: Record<string, number>;
  }
}

/** web-vitals itself as a reference, started with ours, from its own bundle. */
const REFERENCE = `<script src="/reference/web-vitals.attribution.iife.js"></script><script>
  window.seen = {};
  // Kept, for the last word is said when the visitor leaves.
  const note = ({ name, value, attribution = {} }) => {
    window.seen[name] = value;
    if (name === 'LCP' || name === 'CLS')
      window.seen[name + ' parts'] = Object.fromEntries(Object.entries(attribution).filter(([, part]) => typeof part !== 'object'));
    localStorage.seen = JSON.stringify(window.seen);
  };
  new PerformanceObserver((list) => {
    if (!list.getEntries().some(({ name }) => name.endsWith('/performance/settings'))) return;
    for (const on of ['onCLS', 'onFCP', 'onLCP', 'onTTFB', 'onINP']) webVitals[on](note, { reportAllChanges: true });
  }).observe({ type: 'resource', buffered: true });
  new PerformanceObserver((list) => {
    const [first] = list.getEntries();
    note({ name: 'FID', value: first.processingStart - first.startTime });
  }).observe({ type: 'first-input', buffered: true });
</script>`;

/** ms that a press keeps the page busy. */
const PRESS_MS = 180;
const busy = (ms: number) => `{ const end = performance.now() + ${ms}; while (performance.now() < end); }`;
const high = (px: number) => `<div style="height:${px}px;background:#ddd">${px}</div>`;
const insert = (px: number) => `document.querySelector('h1').insertAdjacentHTML('beforebegin', '${high(px)}')`;

const PAGES = {
  'a plain page': '<h1>Plain</h1>',
  'a page whose content is pushed down while it loads': `<h1>Pushed</h1>${high(300)}<script>
    // An element that has not been painted yet does not count as moved.
    new PerformanceObserver((list, painted) => { painted.disconnect(); setTimeout(() => ${insert(200)}, 150); }).observe({ type: 'paint', buffered: true });</script>`,
  'a page that moves in two bursts': `<h1>Twice</h1>${high(300)}<script>
    setTimeout(() => ${insert(90)}, 200); setTimeout(() => ${insert(60)}, 500); setTimeout(() => ${insert(120)}, 1900);</script>`,
  'a page whose largest text comes late': `<h1>Late</h1><script>
    setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<p style="font-size:60px">${'The largest text of all. '.repeat(20)}</p>'), 400)</script>`,
  'a page whose largest picture comes late': `<main id="shop"><h1>Picture</h1><div class="wide hero" id="hero-place"></div></main><script>
    setTimeout(() => document.querySelector('#hero-place').insertAdjacentHTML('beforeend', '<img class="late first" src="/assets/pictures/stoneware-teapot.svg" width="600" height="400" alt="">'), 300)</script>`,
  'a page with long tasks': `<h1>Long</h1><script>${busy(200)}; setTimeout(() => ${busy(150)}, 300)</script>`,
};

describe('what is measured', () => {
  it.each(Object.entries(PAGES))('is what web-vitals measures at the same time: %s', async (_name, body) => {
    const page = await stage.browser.newPage({ viewport: { width: 1000, height: 700 } });
    await page.goto(
      stage.url +
        stage.put({
          head: REFERENCE,
          body: `<button onclick="${busy(PRESS_MS)}">Press</button>${body}`,
        }),
    );
    await untilMeasured(page);
    await page.waitForTimeout(2000);
    await page.click('button');
    await page.waitForFunction((ms) => (window.seen['INP'] ?? 0) >= ms && 'FID' in window.seen, PRESS_MS);
    await leave(page);
    await expect.poll(() => stage.records().some(({ eventName }) => eventName === 'page_speed')).toBe(true);
    await page.goto(stage.url + stage.put({ tag: 'data-page-speed="off"' }));
    const seen = await page.evaluate(() => JSON.parse(localStorage['seen'] as string) as Window['seen']);
    const { timings, attribution } = stage.records().find(({ eventName }) => eventName === 'page_speed')!.data;
    expect(timings.cumulativeLayoutShift).toBeCloseTo(seen['CLS']!, 6);
    expect(timings.firstContentfulPaint).toBe(seen['FCP']);
    expect(timings.largestContentfulPaint).toBe(seen['LCP']);
    expect(timings.timeToFirstByte).toBe(seen['TTFB']);
    expect(timings.interactionToNextPaint).toBe(seen['INP']);
    expect(timings.firstInputDelay).toBeCloseTo(seen['FID']!, 6);
    const parts = attribution.interactionToNextPaint;
    expect(parts).toMatchObject({ target: expect.stringContaining('button'), type: 'pointer', loadState: 'complete' });
    expect(parts.inputDelay + parts.processingDuration + parts.presentationDelay).toBeCloseTo(timings.interactionToNextPaint, 3);
    const { timeToFirstByte: ttfb, ...paint } = seen['LCP parts'] as unknown as Record<string, number>;
    expect(ttfb).toBe(timings.timeToFirstByte);
    delete paint['url'];
    expect(attribution.largestContentfulPaint).toEqual(paint);
    const {
      largestShiftTarget: target,
      largestShiftValue: value,
      largestShiftTime: time,
      loadState,
    } = seen['CLS parts'] as unknown as Parts;
    expect(attribution.cumulativeLayoutShift).toEqual(value === undefined ? undefined : { target, value, time, loadState });
    const first = Object.values<number>(attribution.timeToFirstByte).reduce((sum, part) => sum + part, 0);
    expect(first).toBeCloseTo(timings.timeToFirstByte, 3);
    await page.close();
  });

  it('moves where the page is known to move', async () => {
    const page = await stage.browser.newPage({ viewport: { width: 1000, height: 700 } });
    await page.goto(stage.url + stage.put({ body: PAGES['a page whose content is pushed down while it loads'] }));
    await untilMeasured(page);
    await page.evaluate(
      () => new Promise<void>((moved) => new PerformanceObserver(() => moved()).observe({ type: 'layout-shift', buffered: true })),
    );
    await leave(page);
    await expect.poll(() => stage.records().some(({ eventName }) => eventName === 'page_speed')).toBe(true);
    const { timings } = stage.records().find(({ eventName }) => eventName === 'page_speed')!.data;
    expect(timings.cumulativeLayoutShift).toBeGreaterThan(0.05);
    expect(timings.cumulativeLayoutShift).toBeLessThan(0.3);
    await page.close();
  });

  it('keeps the page busy until its last long task before five quiet seconds', async () => {
    const page = await stage.browser.newPage();
    const work = `setTimeout(() => { ${busy(120)} }, 800); setTimeout(() => { ${busy(90)} }, 2500);`;
    const head = `<script>
      window.tasks = [];
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) window.tasks.push([startTime, startTime + duration]);
      }).observe({ type: 'longtask', buffered: true });
      ${work}
    </script>`;
    await page.goto(stage.url + stage.put({ head }));
    await untilMeasured(page);
    // Too early before that; busy machines have long tasks of their own.
    await page.waitForFunction(() => performance.now() > Math.max(2500, (window as unknown as Tasks).tasks.at(-1)?.[1] ?? 0) + 6500, null, {
      timeout: 180_000,
    });
    const tasks = await page.evaluate(() => (window as unknown as Tasks).tasks);
    const last = tasks.find(([, end], index) => (tasks[index + 1]?.[0] ?? Infinity) - end >= 5000);
    await leave(page);
    await expect.poll(() => stage.records().some(({ eventName }) => eventName === 'page_speed')).toBe(true);
    const { timings } = stage.records().find(({ eventName }) => eventName === 'page_speed')!.data;
    expect(tasks.length).toBeGreaterThanOrEqual(2);
    expect(timings.timeToInteractive).toBe(last?.[1]);
    await page.close();
  });

  it('leaves the time to interactive out where the visitor goes before it can be known', async () => {
    const page = await stage.browser.newPage();
    // Never quiet for five seconds, so always unknown.
    await page.goto(stage.url + stage.put({ head: `<script>setInterval(() => ${busy(70)}, 1000)</script>` }));
    await untilMeasured(page);
    await leave(page);
    await expect.poll(() => stage.records().some(({ eventName }) => eventName === 'page_speed')).toBe(true);
    const record = stage.records().find(({ eventName }) => eventName === 'page_speed');
    expect(record?.data.timings).not.toHaveProperty('timeToInteractive');
    expect(record?.data.timings).not.toHaveProperty('firstInputDelay');
    await page.close();
  });
});
