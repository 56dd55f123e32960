import type { Browser } from 'playwright-core';
import { comparePairs, showDifference } from './comparePairs.ts';
import { median } from './median.ts';
import type { PromiseLine } from './promises.ts';
import { table } from './table.ts';

/** The repeated baseline shows the machine's noise. */
const KINDS = ['off', 'off, again', 'on'] as const;
type Kind = (typeof KINDS)[number];

interface Paint {
  readonly at: number;
  /** Files and requests of page speed before that paint. */
  readonly early: number;
}

declare global {
  interface Window {
    benchPaint?: number;
  }
}

/** The collector starts when the page is idle, at most 2 s after load. */
const SETTLE_MS = 2500;
/** Three frames are invisible; a wider interval proves nothing. */
const UNSEEN_MS = 50;

/**
 * Largest paints with and without page speed, in rotating order and without a tracer. Requests before the paint are counted too, because
 * only those can delay it.
 */
export async function paintTimes(
  browser: Browser,
  url: string,
  pages: readonly string[],
  rounds: number,
  print: (line: string) => void,
): Promise<{ promises: PromiseLine[]; paints: object }> {
  const paints = Object.fromEntries(pages.map((page) => [page, { off: [], 'off, again': [], on: [] } as Record<Kind, Paint[]>]));
  // Warms up browser and server.
  for (const page of pages) await paintOf(browser, url, page, 'off');
  for (let round = 0; round < rounds; round += 1) {
    for (const page of pages) {
      for (let turn = 0; turn < KINDS.length; turn += 1) {
        const kind = KINDS[(turn + round) % KINDS.length]!;
        paints[page]![kind].push(await paintOf(browser, url, page, kind));
      }
    }
  }
  print(`\nThe largest paint, median of ${rounds}; what it is later than without page speed: median of the pairs and its 95 % interval`);
  const times = (page: string, kind: Kind) => paints[page]![kind].map(({ at }) => at);
  const later = (page: string, kind: Kind) => comparePairs(times(page, 'off'), times(page, kind));
  print(
    table(
      ['', 'largest paint', 'later'],
      pages.flatMap((page) =>
        KINDS.map((kind) => [
          `${page}, ${kind}`,
          `${median(times(page, kind)).toFixed(0)} ms`,
          kind === 'off' ? '' : showDifference(later(page, kind)),
        ]),
      ),
    ),
  );
  const promises = pages.flatMap((page): PromiseLine[] => {
    const [difference, control] = [later(page, 'on'), later(page, 'off, again')];
    const early = paints[page]!.on.map((one) => one.early);
    return [
      {
        promise: `${page}: page speed asks for nothing before the largest paint`,
        measured: `${early.filter((count) => count === 0).length} of ${early.length} loads`,
        holds: early.every((count) => count === 0),
      },
      {
        promise: `${page}: the largest paint comes at most ${UNSEEN_MS} ms later, with 95 % confidence`,
        measured: `${showDifference(difference)}; the page differs from itself by ${showDifference(control)}`,
        holds: difference.high <= UNSEEN_MS,
      },
    ];
  });
  return { promises, paints };
}

async function paintOf(browser: Browser, url: string, path: string, kind: Kind): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const note = (list: PerformanceObserverEntryList) => (window.benchPaint = list.getEntries().at(-1)?.startTime ?? 0);
      new PerformanceObserver(note).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const answer = await page.goto(`${url}${path}?script=esm&page-speed=${kind === 'on' ? 'on' : 'off'}`, { waitUntil: 'load' });
    if (!answer?.ok()) throw new Error(`${path} answered ${answer?.status()}: nothing to measure.`);
    await page.waitForTimeout(SETTLE_MS);
    const { at, asked } = await page.evaluate(() => ({
      at: window.benchPaint ?? 0,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/startVitals-|\/performance\/settings/.test(name))
        .map(({ startTime }) => startTime),
    }));
    if (at === 0) throw new Error(`${path} has painted nothing.`);
    if (asked.length !== (kind === 'on' ? 2 : 0)) throw new Error(`${path}: page speed was ${kind}, and asked for ${asked.length} things.`);
    return { at, early: asked.filter((start) => start < at).length };
  } finally {
    await context.close();
  }
}
