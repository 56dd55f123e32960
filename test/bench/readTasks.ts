import type { CDPSession } from 'playwright-core';

/** One task of the page's main thread. Times in ms. */
export interface TaskSummary {
  readonly start: number;
  readonly duration: number;
  /** Main-thread CPU of the task, what other processes took not counted. */
  readonly cpu: number;
  /** What it was made of: `Layout 12.0 ×3`, own time of each kind of event, largest first. */
  readonly parts: readonly string[];
  /** The scripts that ran in it. */
  readonly scripts: readonly string[];
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly url?: string; readonly functionName?: string } };
}

const WORTH_MS = 20;
const MOST_PARTS = 8;

/** Ends the trace that `cdp` has started and reads the tasks of the renderer's main thread that took 20 ms of CPU or more, in order. */
export async function readTasks(cdp: CDPSession): Promise<TaskSummary[]> {
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise<void>((resolve) => cdp.once('Tracing.tracingComplete', () => resolve()));
  await cdp.send('Tracing.end');
  await complete;

  const threads = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const busiest = threads
    .map(({ pid, tid }) => events.filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid))
    .toSorted((a, b) => b.length - a.length)[0];
  const spans = (busiest ?? []).toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const first = spans[0]?.ts ?? 0;
  const tasks: TaskSummary[] = [];
  spans.forEach((span, index) => {
    if (!span.name.endsWith('RunTask') || (span.tdur ?? 0) < WORTH_MS * 1000) return;
    const end = span.ts + (span.dur ?? 0);
    const inside: TraceEvent[] = [];
    for (let at = index + 1; at < spans.length && spans[at]!.ts < end; at += 1) inside.push(spans[at]!);
    tasks.push({
      start: (span.ts - first) / 1000,
      duration: (span.dur ?? 0) / 1000,
      cpu: (span.tdur ?? 0) / 1000,
      parts: ownTimes(inside),
      scripts: [...new Set(inside.flatMap(({ name, args }) => (args?.data?.url ? [`${name} ${args.data.url.replace(/^.*\//, '')}`] : [])))],
    });
  });
  return tasks;
}

/** The CPU time of each kind of event without what is nested in it. */
function ownTimes(events: readonly TraceEvent[]): string[] {
  const sums = new Map<string, { ms: number; count: number }>();
  const open: { end: number; name: string }[] = [];
  const add = (name: string, by: number, times: number) => {
    const sum = sums.get(name) ?? { ms: 0, count: 0 };
    sums.set(name, { ms: sum.ms + by, count: sum.count + times });
  };
  for (const { name, ts, dur = 0, tdur = dur } of events) {
    while (open.length > 0 && open.at(-1)!.end <= ts) open.pop();
    const parent = open.at(-1);
    if (parent) add(parent.name, -tdur / 1000, 0);
    add(name, tdur / 1000, 1);
    open.push({ end: ts + dur, name });
  }
  return [...sums]
    .toSorted((a, b) => b[1].ms - a[1].ms)
    .slice(0, MOST_PARTS)
    .map(([name, { ms, count }]) => `${name} ${ms.toFixed(1)} ×${count}`);
}
