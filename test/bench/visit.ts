import type { Browser, CDPSession } from 'playwright-core';
import type { BenchContext } from './BenchContext.ts';
import { comparePairs, showDifference } from './comparePairs.ts';
import { median } from './median.ts';
import { readTasks, startTasks } from './readTasks.ts';
import { table } from './table.ts';

/** What a page view may cost the main thread for being counted, in ms. */
const MOST_MS = 2;
const ROUNDS = 15;
const PATH = '/about?script=esm';
/** Page speed is off in all: this is about the visit alone. */
const WITHOUT = 'data-page-speed=off,data-census=off';
const WITH = 'data-page-speed=off';
/** Until the page itself has come to rest, and then until the visit has. */
const REST_MS = 700;
const WATCHED_MS = 1500;

/**
 * What is loaded: the page not counted; the same again, for what the machine makes of no difference; the page not counted whose own
 * script sends a request like the count's, which is what the browser itself takes for it; and the page counted.
 */
const KINDS = ['not counted', 'not counted, again', 'a request alone', 'counted'] as const;
type Kind = (typeof KINDS)[number];

declare global {
  interface Window {
    /** Lets the page have its first idle moment, for which it was made to wait. */
    beIdle?: () => void;
  }
}

/**
 * What counting a visit costs the main thread: one page in all kinds, in turns, each for a new visitor, from its first idle moment on.
 * Processor time of the thread: other work on the machine does not count, though it leaves its caches cold. Option: `--rounds=15`.
 */
export async function visit({ browser, server, option, print }: BenchContext): Promise<object> {
  const rounds = Number(option('rounds') ?? ROUNDS);
  const all: Record<Kind, number[]> = { 'not counted': [], 'not counted, again': [], 'a request alone': [], counted: [] };
  const scripts: { without: number[]; counted: number[] } = { without: [], counted: [] };
  await threadTime(browser, server.url, 'counted'); // what is slow only once
  for (let round = 0; round < rounds; round += 1) {
    // Each kind comes first, second, third and last as often as the others.
    for (let turn = 0; turn < KINDS.length; turn += 1) {
      const kind = KINDS[(turn + round) % KINDS.length]!;
      all[kind].push(await threadTime(browser, server.url, kind));
    }
    scripts.without.push(await scriptTime(browser, server.url, 'not counted'));
    scripts.counted.push(await scriptTime(browser, server.url, 'counted'));
  }
  const above = (kind: Kind) => comparePairs(all['not counted'], all[kind]);
  const [cost, control] = [above('counted'), above('not counted, again')];
  const scripted = comparePairs(scripts.without, scripts.counted);
  print(`\nMain thread of a page without our elements, from its first idle moment on: processor time, median of ${rounds}`);
  print('and what it is above the page not counted: median of the pairs and its 95 % interval');
  const row = (kind: Kind) => [kind, `${median(all[kind]).toFixed(2)} ms`, kind === 'not counted' ? '' : showDifference(above(kind))];
  print(table(['', 'all', 'above'], KINDS.map(row)));
  print(`Scripts alone (under the tracer, which slows them down): ${showDifference(scripted)}`);
  if (control.isSeen) print('UNSURE: the same page differs from itself; measure again in a quieter moment.');
  const holds = cost.high <= MOST_MS;
  const verdict = holds ? 'kept' : cost.low > MOST_MS ? 'BROKEN' : 'NOT PROVEN';
  print(`${verdict}: a page view costs the main thread at most ${MOST_MS} ms for being counted`);
  return { rounds, all, scripts, cost, control, scripted, request: above('a request alone'), holds };
}

/** Opens the page, and watches from its first idle moment on. */
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
    await page.addInitScript(holdIdle, kind === 'a request alone');
    await page.goto(`${url}${PATH}&tag=${kind === 'counted' ? WITH : WITHOUT}`, { waitUntil: 'load' });
    await page.waitForTimeout(REST_MS);
    return await run(session, async () => {
      await page.evaluate(() => window.beIdle?.());
      await page.waitForTimeout(WATCHED_MS);
    });
  } finally {
    await context.close();
  }
}

/** All that the main thread did, in ms. */
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

/** What scripts did: compiled, evaluated, run. In ms. */
const scriptTime = (browser: Browser, url: string, kind: Kind): Promise<number> =>
  watch(browser, url, kind, async (session, idle) => {
    await startTasks(session);
    await idle();
    return (await readTasks(session, 0)).reduce((sum, { evaluation, work }) => sum + evaluation + work, 0);
  });

/** Runs in the page before anything else: holds its idle moments back, and sends what a page view sends, of the same size, by the fewest means. */
function holdIdle(isSending: boolean): void {
  const held: (() => void)[] = [];
  const noTime = { didTimeout: false, timeRemaining: () => 10 };
  window.requestIdleCallback = (run) => held.push(() => run(noTime));
  window.beIdle = () =>
    setTimeout(() => {
      for (const run of held.splice(0)) run();
      if (!isSending) return;
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      void fetch('/api/census/RecordHit', { method: 'POST', keepalive: true, headers, body: `event=View&data=${'x'.repeat(900)}` });
    });
}
