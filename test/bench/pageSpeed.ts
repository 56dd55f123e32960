import type { Browser } from 'playwright-core';
import { appRolloutFlag, ROLLOUT_FLAG } from '../../src/commerce/model/rolloutFlag.ts';
import type { BenchContext } from './BenchContext.ts';
import { startBenchServer } from './benchServer.ts';
import { paintTimes } from './paintTimes.ts';
import { printPromises } from './printPromises.ts';
import type { PromiseLine } from './promises.ts';
import { readTasks, startTasks } from './readTasks.ts';
import { table } from './table.ts';

const PAGES = ['/about', '/store/p/breakfast-mug'];
/** With tracer for tasks and shifts, without it for paints. */
const TRACED_ROUNDS = 3;
const ROUNDS = 15;
const LONG_TASK_MS = 50;
/** The collector starts when the page is idle, at most 2 s after load, and then reads its settings. */
const SETTLE_MS = 4000;
const LEAVE = 'bench-leave';
const COLLECTOR = /\/startVitals-/;

interface SpeedRun {
  readonly page: string;
  readonly isOn: boolean;
  readonly shift: number;
  /** Time of the largest paint in ms since navigation began, its element and size. */
  readonly largest: { readonly at: number; readonly what: string };
  /** The longest task with the collector (file, listeners, end of the page), main-thread CPU in ms. */
  readonly task: number;
  readonly requests: number;
}

declare global {
  interface Window {
    benchSpeed?: { shift: number; largest: { at: number; what: string } };
  }
}

/** Pairs of loads with and without page speed, which must not change what it measures. Option: `--rounds=15`. */
export async function pageSpeed({
  browser,
  dist,
  option,
  print,
}: BenchContext): Promise<{ promises: PromiseLine[]; runs: SpeedRun[]; paints: object }> {
  const server = await startBenchServer(dist.folder, [...Object.values(ROLLOUT_FLAG), appRolloutFlag('storefront')]);
  const runs: SpeedRun[] = [];
  const rounds = Number(option('rounds') ?? ROUNDS);
  let painted: Awaited<ReturnType<typeof paintTimes>>;
  try {
    // Warms up browser and server.
    for (const page of PAGES) await measure(browser, server.url, page, false);
    for (let round = 0; round < Math.min(rounds, TRACED_ROUNDS); round += 1) {
      for (const page of PAGES) {
        // Alternates the order, so that other load falls on both.
        for (const isOn of round % 2 === 0 ? [true, false] : [false, true]) {
          const before = server.host.log.length;
          const run = await measure(browser, server.url, page, isOn);
          const requests = server.host.log.slice(before).filter(({ path }) => path.includes('/performance/')).length;
          if (requests !== (isOn ? 2 : 0))
            throw new Error(`${page}: ${requests} requests of page speed, which was ${isOn ? 'on' : 'off'}.`);
          runs.push({ ...run, page, isOn, requests });
        }
      }
    }
    painted = await paintTimes(browser, server.url, PAGES, rounds, print);
  } finally {
    await server.close();
  }
  print('\nPage speed measured (on) and not (off): what it changes of a load, and its own longest task (CPU)');
  print(
    table(
      ['', 'layout shift', 'LCP', 'its longest task', 'largest'],
      runs.map(({ page, isOn, shift, largest, task }) => [
        `${page}, ${isOn ? 'on' : 'off'}`,
        shift.toFixed(4),
        `${largest.at.toFixed(0)} ms`,
        isOn ? `${task.toFixed(1)} ms` : '',
        largest.what,
      ]),
    ),
  );
  const promises = [...PAGES.flatMap((page) => promisesOf(page, runs)), ...painted.promises];
  printPromises(promises, print);
  return { promises, runs, paints: painted.paints };
}

function promisesOf(page: string, all: readonly SpeedRun[]): PromiseLine[] {
  const [on, off] = [true, false].map((isOn) => all.filter((run) => run.page === page && run.isOn === isOn)) as [SpeedRun[], SpeedRun[]];
  const shifts = (runs: readonly SpeedRun[]) => [...new Set(runs.map(({ shift }) => shift.toFixed(4)))].toSorted().join(', ');
  const largest = (runs: readonly SpeedRun[]) => [...new Set(runs.map(({ largest: { what } }) => what))].toSorted().join(', ');
  const longest = Math.max(...on.map(({ task }) => task));
  return [
    {
      promise: `${page}: measuring shifts nothing`,
      measured: `${shifts(on)} with it, ${shifts(off)} without`,
      holds: shifts(on) === shifts(off),
    },
    {
      promise: `${page}: the largest paint is the same`,
      measured: `${largest(on)} with it, ${largest(off)} without`,
      holds: largest(on) === largest(off),
    },
    {
      promise: `${page}: no task of it ≥ ${LONG_TASK_MS} ms CPU`,
      measured: `${longest.toFixed(1)} ms`,
      holds: longest > 0 && longest < LONG_TASK_MS,
    },
  ];
}

async function measure(browser: Browser, url: string, path: string, isOn: boolean): Promise<Pick<SpeedRun, 'shift' | 'largest' | 'task'>> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(installObservers);
    const cdp = await context.newCDPSession(page);
    await startTasks(cdp);
    const answer = await page.goto(`${url}${path}?script=esm&page-speed=${isOn ? 'on' : 'off'}`, { waitUntil: 'load' });
    if (!answer?.ok()) throw new Error(`${path} answered ${answer?.status()}: nothing to measure.`);
    await page.waitForTimeout(SETTLE_MS);
    const seen = await page.evaluate((mark) => {
      const { benchSpeed } = window;
      performance.mark(mark);
      // Makes the collector send everything.
      dispatchEvent(new Event('pagehide'));
      return benchSpeed;
    }, LEAVE);
    await page.waitForTimeout(500);
    const tasks = await readTasks(cdp, 0);
    if (!seen) throw new Error('The page was not observed.');
    const own = tasks.filter(({ scripts, marks }) => marks.includes(LEAVE) || scripts.some((address) => COLLECTOR.test(address)));
    return { ...seen, task: isOn ? own.reduce((most, { cpu }) => Math.max(most, cpu), 0) : 0 };
  } finally {
    await context.close();
  }
}

function installObservers(): void {
  if (window !== window.top) return;
  const seen = (window.benchSpeed = { shift: 0, largest: { at: 0, what: '' } });
  type Shift = PerformanceEntry & { value: number };
  type Paint = PerformanceEntry & { size: number; element: Element | null };
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('layout-shift', (entry) => (seen.shift += (entry as Shift).value));
  observe('largest-contentful-paint', (entry) => {
    const { element, size, startTime } = entry as Paint;
    seen.largest = { at: startTime, what: `${element?.localName ?? 'gone'} of ${size} px²` };
  });
}
