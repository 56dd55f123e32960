import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, CDPSession } from 'playwright-core';
import type { BenchContext } from './BenchContext.ts';
import { startBenchServer } from './benchServer.ts';
import { comparePairs, showDifference, type PairedDifference } from './comparePairs.ts';
import { median } from './median.ts';
import { readTasks, startTasks } from './readTasks.ts';
import { table } from './table.ts';

/** The largest cost of being counted, in ms of the main thread, its request included, which alone costs some 2 ms. */
const MOST_MS = { first: 10, later: 5 } as const;
const ROUNDS = 15;
const PATH = '/about?script=esm';
const WITHOUT = 'data-page-speed=off,data-census=off';
const WITH = 'data-page-speed=off';
const REST_MS = 700;
const WATCHED_MS = 1500;

/**
 * The page uncounted; again, for noise; uncounted with an equivalent request of its own, the browser's own cost; the same after importing
 * an empty file; and counted.
 */
const KINDS = ['not counted', 'not counted, again', 'a request alone', 'an empty file and a request', 'counted'] as const;
/** The same as the visitor's fourth page, with warm caches. */
const LATER_KINDS = ['not counted, later', 'counted, later'] as const;
const VIEWS_BEFORE = 3;
type Kind = (typeof KINDS)[number] | (typeof LATER_KINDS)[number];

const EMPTY_FILE = 'empty.js';

declare global {
  interface Window {
    beIdle?: () => void;
  }
}

/**
 * The main-thread cost of counting a page view: all kinds in turns, each for a new visitor, from the first idle moment. CPU time. Option:
 * `--rounds=15`.
 */
export async function visit({ browser, dist, option, print }: BenchContext): Promise<object> {
  const rounds = Number(option('rounds') ?? ROUNDS);
  writeFileSync(join(dist.folder, EMPTY_FILE), 'export {};\n');
  const { url, close } = await startBenchServer(dist.folder, [], true);
  const kinds = [...KINDS, ...LATER_KINDS];
  const all = Object.fromEntries(kinds.map((kind) => [kind, [] as number[]])) as Record<Kind, number[]>;
  const scripts: { without: number[]; counted: number[] } = { without: [], counted: [] };
  try {
    await threadTime(browser, url, 'counted'); // warm-up
    for (let round = 0; round < rounds; round += 1) {
      // Rotates the order.
      for (let turn = 0; turn < kinds.length; turn += 1) {
        const kind = kinds[(turn + round) % kinds.length]!;
        all[kind].push(await threadTime(browser, url, kind));
      }
      scripts.without.push(await scriptTime(browser, url, 'not counted'));
      scripts.counted.push(await scriptTime(browser, url, 'counted'));
    }
  } finally {
    await close();
  }
  const baseOf = (kind: Kind): Kind => (kind.endsWith('later') ? 'not counted, later' : 'not counted');
  const above = (kind: Kind) => comparePairs(all[baseOf(kind)], all[kind]);
  const scripted = comparePairs(scripts.without, scripts.counted);
  print(`\nMain thread of a page without our elements, from its first idle moment on: processor time, median of ${rounds}`);
  print(
    `and what it is above the page not counted: median of the pairs and its 95 % interval. "Later" is the visitor's page ${VIEWS_BEFORE + 1}.`,
  );
  const row = (kind: Kind) => [kind, `${median(all[kind]).toFixed(2)} ms`, kind === baseOf(kind) ? '' : showDifference(above(kind))];
  print(table(['', 'all', 'above'], kinds.map(row)));
  print(`Scripts alone (under the tracer, which slows them down): ${showDifference(scripted)}`);
  if (above('not counted, again').isSeen) print('UNSURE: the same page differs from itself; measure again in a quieter moment.');
  for (const [which, kind] of [
    ['first', 'counted'],
    ['later', 'counted, later'],
  ] as const)
    print(
      `${verdictOf(above(kind), MOST_MS[which])}: a visitor's ${which} page view costs the main thread at most ${MOST_MS[which]} ms for being counted`,
    );
  const differences = Object.fromEntries(kinds.map((kind) => [kind, above(kind)]));
  return {
    rounds,
    all,
    scripts,
    differences,
    scripted,
    holds: above('counted').high <= MOST_MS.first && above('counted, later').high <= MOST_MS.later,
  };
}

const verdictOf = ({ low, high }: PairedDifference, most: number): string => (high <= most ? 'kept' : low > most ? 'BROKEN' : 'NOT PROVEN');

async function watch<Result>(
  browser: Browser,
  url: string,
  kind: Kind,
  run: (session: CDPSession, idle: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.addInitScript(
      holdIdle,
      kind === 'an empty file and a request' ? `/dist/${EMPTY_FILE}` : kind === 'a request alone' ? '' : null,
    );
    const idle = async () => {
      await page.evaluate(() => window.beIdle?.());
      await page.waitForTimeout(WATCHED_MS);
    };
    for (let views = kind.endsWith('later') ? VIEWS_BEFORE : 0; views >= 0; views -= 1) {
      await page.goto(`${url}${PATH}&tag=${kind.startsWith('counted') ? WITH : WITHOUT}&views=${views}`, { waitUntil: 'load' });
      await page.waitForTimeout(REST_MS);
      if (views > 0) await idle();
    }
    return await run(session, idle);
  } finally {
    await context.close();
  }
}

const threadTime = (browser: Browser, url: string, kind: Kind): Promise<number> =>
  watch(browser, url, kind, async (session, idle) => {
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const read = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value;
      if (seconds === undefined) throw new Error('Chromium does not say how long its tasks took.');
      return seconds * 1000;
    };
    const before = await read();
    await idle();
    return (await read()) - before;
  });

const scriptTime = (browser: Browser, url: string, kind: Kind): Promise<number> =>
  watch(browser, url, kind, async (session, idle) => {
    await startTasks(session);
    await idle();
    return (await readTasks(session, 0)).reduce((sum, { evaluation, work }) => sum + evaluation + work, 0);
  });

/**
 * Runs in the page first: holds idle callbacks back, and sends a request of a page view's size.
 *
 * @param file imported before that; '' = none; `null`: nothing is sent
 */
function holdIdle(file: string | null): void {
  const held: (() => void)[] = [];
  const noTime = { didTimeout: false, timeRemaining: () => 10 };
  window.requestIdleCallback = (run) => held.push(() => run(noTime));
  const send = () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    void fetch('/api/census/RecordHit', { method: 'POST', keepalive: true, headers, body: `event=View&data=${'x'.repeat(900)}` });
  };
  window.beIdle = () =>
    setTimeout(() => {
      for (const run of held.splice(0)) run();
      if (file === '') send();
      // As text, because the runner would rewrite an `import()`.
      else if (file !== null) void (new Function(`return import(${JSON.stringify(file)})`)() as Promise<unknown>).then(send);
    });
}
