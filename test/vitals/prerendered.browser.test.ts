import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MEASURED, openVitals, TELL_MEASURED, type VitalsStage } from '../support/openVitals.ts';

// A separate browser, because Chromium prerenders only for the first front tab.
let stage: VitalsStage;
beforeAll(async () => {
  stage = await openVitals();
});
afterAll(() => stage.close());

const pageSpeed = () => stage.records().filter(({ eventName }) => eventName === 'page_speed');
const soon = (check: () => void) => vi.waitFor(check, { timeout: 60_000 });
const untilTold = () => soon(() => expect(stage.served()).toContain(MEASURED));
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('the record of a page load', () => {
  it('of a page made ready beforehand counts from when it was shown, and is asked for only then', async (context) => {
    const asked = (part: string) => stage.host.log.filter(({ path }) => path.includes(part));
    // Reported by the page itself, because a browser may decline to prerender.
    const next = stage.put(
      {
        head: `<script>
          if (document.prerendering) { localStorage.next = "ready"; void fetch("/prerendered"); }
          else void fetch("/loaded-anew");
          new PerformanceObserver((list) => {
            const paint = list.getEntries().find(({ name }) => name === 'first-contentful-paint');
            if (paint) void fetch('/painted/' + (paint.startTime - performance.getEntriesByType('navigation')[0].activationStart));
          }).observe({ type: 'paint', buffered: true });
        </script>${TELL_MEASURED}`,
      },
      'next',
    );
    const rules = JSON.stringify({ prerender: [{ source: 'list', urls: [next], eagerness: 'immediate' }] });
    const ask = `<script>
      const ask = () => document.head.append(Object.assign(document.createElement('script'), { type: 'speculationrules', text: '${rules}' }));
      const asking = setInterval(async () => {
        if (!localStorage.next) return ask();
        // Until the test says so; and once, for a second time would break off the first.
        if (!(await fetch('/measured/go')).ok || window.isGoing) return;
        window.isGoing = true;
        location.href = '${next}';
      }, 500);
      ask();
    </script>`;
    await stage.openTab(stage.put({ head: ask, tag: 'data-page-speed="off"' }));
    // A busy browser may decline; then the test is skipped.
    const isReady = await vi
      .waitFor(() => stage.served().includes('/prerendered') || Promise.reject(), { timeout: 15_000 })
      .catch(() => false);
    if (!isReady) return context.skip('the browser has not made the page ready beforehand');
    // Loaded, but silent.
    await rest(3000);
    expect(asked('/performance/')).toEqual([]);
    stage.put({}, 'go');
    await untilTold();
    if (stage.served().includes('/loaded-anew')) return context.skip('the browser has not kept the page made ready until it was wanted');
    expect(asked('/settings')).toHaveLength(1);
    const painted = () => stage.served().find((path) => path.startsWith('/painted/'));
    await soon(() => expect(painted()).toBeDefined());
    await stage.openTab('/about?script=none');
    await soon(() => expect(pageSpeed()).toHaveLength(1));
    const { timings: measured } = pageSpeed()[0]?.data ?? {};
    expect(measured).toMatchObject({ responseStart: 0, timeToFirstByte: 0, domContentLoadedEventEnd: 0, loadEventEnd: 0 });
    expect(measured.firstContentfulPaint).toBe(Math.max(Number(painted()?.replace('/painted/', '')), 0));
  });
});
