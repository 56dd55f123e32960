import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Contestant } from './contestants.ts';
import { openPage, type Situation } from './openPage.ts';
import { ownTasks, type OwnTasks } from './ownTasks.ts';
import { countParts } from './countParts.ts';
import { countSelects, scrollThrough, type ProbeRecord } from './probe.ts';

/** Times in ms, memory in bytes. */
export interface PageRun extends OwnTasks {
  /** CPU time from navigation until everything is mounted and the page is idle for half a second. */
  readonly cpu: number;
  readonly script: number;
  readonly layout: number;
  readonly mountedAt: number;
  readonly longestTask: number;
  readonly blocking: number;
  readonly shift: number;
  /** Shifts after the page has arrived; a parser pause within a row causes one without any script. */
  readonly laterShift: number;
  /** For investigation. */
  readonly moved: readonly string[];
  readonly ownShift: number;
  /** JS heap after a forced collection. */
  readonly heap: number;
  /** The same once the visitor has seen the whole page, so that everything has mounted; and how many elements then have. */
  readonly heapSeen: number;
  readonly mountedSeen: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly mounted: number;
}

/** ms; the browser's own limit for "long". */
const LONG_TASK_MS = 50;
/** Idle means less CPU time (ms at full speed) than this within half a second. */
const IDLE_WORK_MS = 4;
const IDLE_MS = 500;
const PATIENCE_MS = 120_000;

export async function measurePage(browser: Browser, url: string, contestant: Contestant, situation: Situation): Promise<PageRun> {
  const { name, own, scripts } = contestant;
  // Thread time does not count other processes.
  const start = (cdp: CDPSession) => cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return openPage({ browser, url }, contestant, situation, start, async ({ page, cdp, errors }) => {
    const metrics = await untilIdle(cdp, page, situation.slowdown);
    const record = await readRecord(page, errors, name);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const selects = await page.evaluate(countSelects);
    if (selects !== contestant.selects(situation.count)) {
      throw new Error(`${name} shows ${selects} drop-downs for ${situation.count} products: it did not mount what was expected.`);
    }
    const memory = await readMemory(cdp);
    const mounted = await countParts(cdp);
    // Pages that mount everything at once have nothing more to show.
    if (own !== null && contestant.announces) await evaluate(cdp, scrollThrough);
    const seen = await readMemory(cdp);
    const later = record.shifts.filter((shift) => shift.start >= (record.parsedAt ?? 0));
    return {
      cpu: ms(metrics, 'TaskDuration'),
      script: ms(metrics, 'ScriptDuration'),
      layout: ms(metrics, 'LayoutDuration') + ms(metrics, 'RecalcStyleDuration'),
      mountedAt: record.readyAt ?? 0,
      longestTask: record.longTasks.reduce((most, { duration }) => Math.max(most, duration), 0),
      blocking: record.longTasks.reduce((sum, { duration }) => sum + duration - LONG_TASK_MS, 0),
      shift: sumOf(record.shifts),
      laterShift: sumOf(later),
      moved: later.flatMap(({ moved }) => moved),
      ownShift: own === null ? 0 : sumOf(later.filter((shift) => shift.own)),
      ...ownTasks(record, url, scripts),
      ...memory,
      mounted,
      heapSeen: seen.heap,
      mountedSeen: await countParts(cdp),
    };
  });
}

const sumOf = (shifts: ProbeRecord['shifts']): number => shifts.reduce((sum, { value }) => sum + value, 0);

type Metrics = ReadonlyMap<string, number>;

const ms = (metrics: Metrics, name: string): number => (metrics.get(name) ?? Number.NaN) * 1000;

async function readMetrics(cdp: CDPSession): Promise<Metrics> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
}

async function untilIdle(cdp: CDPSession, page: Page, slowdown: number): Promise<Metrics> {
  const deadline = Date.now() + PATIENCE_MS;
  let before = await readMetrics(cdp);
  while (Date.now() < deadline) {
    await page.waitForTimeout(IDLE_MS);
    const now = await readMetrics(cdp);
    if (ms(now, 'TaskDuration') - ms(before, 'TaskDuration') < IDLE_WORK_MS * slowdown) return now;
    before = now;
  }
  throw new Error('The page never fell idle.');
}

async function readRecord(page: Page, errors: readonly string[], name: string): Promise<ProbeRecord> {
  const record = await page.evaluate(() => window.benchProbe && JSON.stringify(window.benchProbe));
  if (!record) throw new Error(`${name}: the page lost its probe.`);
  if (errors.length > 0) throw new Error(`${name}: the page threw: ${errors.join('; ')}`);
  return JSON.parse(record) as ProbeRecord;
}

/** Uses the protocol, because Playwright's evaluation leaves objects in the page. */
export async function evaluate<Value>(cdp: CDPSession, run: () => Value): Promise<Awaited<Value>> {
  const { result } = await cdp.send('Runtime.evaluate', { expression: `(${run.toString()})()`, awaitPromise: true, returnByValue: true });
  return result.value as Awaited<Value>;
}

export async function readMemory(cdp: CDPSession): Promise<Pick<PageRun, 'heap' | 'nodes' | 'listeners'>> {
  // Twice, because finalisers keep some objects alive once.
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const metrics = await readMetrics(cdp);
  return { heap: usedSize, nodes: metrics.get('Nodes') ?? Number.NaN, listeners: metrics.get('JSEventListeners') ?? Number.NaN };
}
