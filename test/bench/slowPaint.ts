import type { Browser } from 'playwright-core';
import type { BenchContext } from './BenchContext.ts';
import { startBenchServer } from './benchServer.ts';
import { comparePairs, showDifference } from './comparePairs.ts';
import { median } from './median.ts';
import { printPromises } from './printPromises.ts';
import type { PromiseLine } from './promises.ts';
import { table } from './table.ts';
import { appRolloutFlag, ROLLOUT_FLAG } from '../../src/commerce/model/rolloutFlag.ts';

const PAGES = ['/about', '/store/p/breakfast-mug'];
/** Everything that reports a visit is off, off again (which shows the machine's noise), and on. */
const TAGS = {
  'not reported': 'data-page-speed=off,data-census=off',
  'not reported, again': 'data-page-speed=off,data-census=off',
  reported: 'data-data-layer=on',
} as const;
type Kind = keyof typeof TAGS;
const KINDS = Object.keys(TAGS) as Kind[];

/** Lighthouse's: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1.6e6 * 0.9) / 8, uploadThroughput: (750e3 * 0.9) / 8 };
const ROUNDS = 9;
/** Three frames are invisible. */
const UNSEEN_MS = 50;
/** The files and requests that a visit is reported by. */
const REPORTING = /\/(?:startPageServices|listenToPage|startVitals|readViewedLine)-|\/api\/(?:census|events|1\/performance|performance)\//;
const LONGEST_MS = 8000;

interface Paint {
  readonly at: number;
  /** Requests that report the visit: all, and those that began before the paint. */
  readonly asked: number;
  readonly early: number;
}

/** The largest paint on slow 4G, with and without all that reports a visit, in rotating order. Option: `--rounds=9`. */
export async function slowPaint({ browser, dist, option, print }: BenchContext): Promise<object> {
  const rounds = Number(option('rounds') ?? ROUNDS);
  const server = await startBenchServer(dist.folder, [...Object.values(ROLLOUT_FLAG), appRolloutFlag('storefront')]);
  const paints = PAGES.map((page) => ({
    page,
    by: Object.fromEntries(KINDS.map((kind) => [kind, [] as Paint[]])) as Record<Kind, Paint[]>,
  }));
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const { page, by } of paints)
        for (let turn = 0; turn < KINDS.length; turn += 1) {
          const kind = KINDS[(turn + round) % KINDS.length]!;
          by[kind].push(await paintOf(browser, server.url, page, kind));
        }
  } finally {
    await server.close();
  }
  const times = (of: readonly Paint[]) => of.map(({ at }) => at);
  print(`\nThe largest paint on slow 4G, median of ${rounds}; what it is later than in a visit that is not reported`);
  const rows = paints.flatMap(({ page, by }) =>
    KINDS.map((kind) => [
      `${page}, ${kind}`,
      `${median(times(by[kind])).toFixed(0)} ms`,
      kind === 'not reported' ? '' : showDifference(comparePairs(times(by['not reported']), times(by[kind]))),
    ]),
  );
  print(table(['', 'largest paint', 'later'], rows));
  const promises = paints.flatMap(({ page, by }): PromiseLine[] => {
    const later = comparePairs(times(by['not reported']), times(by.reported));
    const early = by.reported.filter((paint) => paint.early > 0).length;
    return [
      {
        promise: `${page}: nothing that reports the visit is asked for before the largest paint`,
        measured: `${rounds - early} of ${rounds} loads`,
        holds: early === 0,
      },
      {
        promise: `${page}: the largest paint comes at most ${UNSEEN_MS} ms later, with 95 % confidence`,
        measured: showDifference(later),
        holds: later.high <= UNSEEN_MS,
      },
    ];
  });
  printPromises(promises, print);
  return { rounds, paints, promises };
}

async function paintOf(browser: Browser, url: string, path: string, kind: Kind): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const note = (list: PerformanceObserverEntryList) => (window.benchPaint = list.getEntries().at(-1)?.startTime ?? 0);
      new PerformanceObserver(note).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
    const asked: string[] = [];
    page.on('request', (request) => void (REPORTING.test(request.url()) && asked.push(request.url())));
    const answer = await page.goto(`${url}${path}?script=esm&tag=${TAGS[kind]}`, { waitUntil: 'load' });
    if (!answer?.ok()) throw new Error(`${path} answered ${answer?.status()}: nothing to measure.`);
    const until = Date.now() + LONGEST_MS;
    const isTold = () => asked.some((address) => address.includes('/census/'));
    if (kind === 'reported') while (!isTold() && Date.now() < until) await page.waitForTimeout(100);
    await page.waitForTimeout(500);
    const { at, starts } = await page.evaluate(() => ({
      at: window.benchPaint ?? 0,
      starts: performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
    }));
    if (at === 0) throw new Error(`${path} has painted nothing.`);
    if (kind === 'reported' ? !isTold() : asked.some((address) => /\/api\//.test(address)))
      throw new Error(`${path}, ${kind}: ${asked.length} requests report the visit.`);
    return { at, asked: asked.length, early: starts.filter(({ name, startTime }) => REPORTING.test(name) && startTime < at).length };
  } finally {
    await context.close();
  }
}
