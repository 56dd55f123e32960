import type { CDPSession } from 'playwright-core';

export interface TaskSummary {
  readonly start: number;
  readonly duration: number;
  /** Does not count other processes. */
  readonly cpu: number;
  /** Of that, compiling and evaluating files (and what runs at once when a file has arrived). */
  readonly evaluation: number;
  readonly work: number;
  /** E.g. `Layout 12.0 ×3`: own CPU per kind of event, largest first. */
  readonly parts: readonly string[];
  readonly scripts: readonly string[];
  readonly marks: readonly string[];
  /** Addresses of files that had fully arrived. */
  readonly arrived: readonly string[];
}

interface TraceEvent {
  readonly name: string;
  readonly cat?: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly fileName?: string;
    readonly data?: { readonly url?: string; readonly requestId?: string };
  };
}

/** With its microtasks. */
const TASK = 'RunTask';
const EVALUATIONS: ReadonlySet<string> = new Set(['EvaluateScript', 'v8.evaluateModule', 'v8.compile', 'v8.compileModule']);
const CALLS: ReadonlySet<string> = new Set(['FunctionCall', 'RunYieldContinuation', 'BlinkScheduler_PerformMicrotaskCheckpoint']);
const MARKS = 'blink.user_timing';
const WORTH_MS = 5;
const MOST_PARTS = 8;

/** Begins a trace of the tasks of a page's processes. */
export async function startTasks(cdp: CDPSession): Promise<void> {
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8', 'blink', MARKS] },
  });
}

export async function readTasks(cdp: CDPSession, worthMs = WORTH_MS): Promise<TaskSummary[]> {
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise<void>((resolve) => cdp.once('Tracing.tracingComplete', () => resolve()));
  await cdp.send('Tracing.end');
  await complete;

  const spans = busiestMainThread(events).toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const marks = events.filter(({ cat }) => cat === MARKS);
  const urls = new Map(
    events.filter(({ name }) => name === 'ResourceSendRequest').map(({ args }) => [args?.data?.requestId, args?.data?.url]),
  );
  const arrivals = events.filter(({ name }) => name === 'ResourceFinish');
  const first = spans[0]?.ts ?? 0;
  const tasks: TaskSummary[] = [];
  spans.forEach((span, index) => {
    if (span.name !== TASK || cpuOf(span) < worthMs) return;
    const end = span.ts + (span.dur ?? 0);
    const isIn = ({ pid, ts }: TraceEvent) => pid === span.pid && ts >= span.ts && ts < end;
    const inside: TraceEvent[] = [];
    for (let at = index + 1; at < spans.length && spans[at]!.ts < end; at += 1) inside.push(spans[at]!);
    const evaluation = cpuOfAll(inside.filter(({ name }) => EVALUATIONS.has(name)));
    const scripted = cpuOfAll(inside.filter(({ name }) => EVALUATIONS.has(name) || CALLS.has(name)));
    tasks.push({
      start: (span.ts - first) / 1000,
      duration: (span.dur ?? 0) / 1000,
      cpu: cpuOf(span),
      evaluation,
      work: scripted - evaluation,
      parts: ownTimes(inside),
      scripts: addresses(inside),
      marks: marks.filter(isIn).map(({ name }) => name),
      arrived: arrivals.filter(isIn).flatMap(({ args }) => urls.get(args?.data?.requestId) ?? []),
    });
  });
  return tasks;
}

const cpuOf = ({ tdur, dur = 0 }: TraceEvent): number => (tdur ?? dur) / 1000;

const addresses = (events: readonly TraceEvent[]): string[] => [
  ...new Set(events.flatMap(({ args }) => args?.data?.url ?? args?.fileName ?? []).filter((address) => /\.js\b/.test(address))),
];

/** The thread with the most network scripts, because the browser has busier pages of its own. */
function busiestMainThread(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = new Map<string, TraceEvent[]>();
  for (const { name, args, pid, tid } of events)
    if (name === 'thread_name' && args?.name === 'CrRendererMain') threads.set(`${pid} ${tid}`, []);
  for (const event of events) if (event.ph === 'X') threads.get(`${event.pid} ${event.tid}`)?.push(event);
  const ofPage = (thread: readonly TraceEvent[]) =>
    thread.filter(({ args }) => (args?.data?.url ?? args?.fileName)?.startsWith('http')).length;
  return [...threads.values()].toSorted((a, b) => ofPage(b) - ofPage(a) || b.length - a.length)[0] ?? [];
}

/** Nested events are not counted twice. */
function cpuOfAll(events: readonly TraceEvent[]): number {
  let sum = 0;
  let end = 0;
  for (const event of events) {
    if (event.ts < end) continue;
    sum += cpuOf(event);
    end = event.ts + (event.dur ?? 0);
  }
  return sum;
}

function ownTimes(events: readonly TraceEvent[]): string[] {
  const sums = new Map<string, { ms: number; count: number }>();
  const open: { end: number; name: string }[] = [];
  const add = (name: string, by: number, times: number) => {
    const sum = sums.get(name) ?? { ms: 0, count: 0 };
    sums.set(name, { ms: sum.ms + by, count: sum.count + times });
  };
  for (const event of events) {
    while (open.length > 0 && open.at(-1)!.end <= event.ts) open.pop();
    const parent = open.at(-1);
    if (parent) add(parent.name, -cpuOf(event), 0);
    add(event.name, cpuOf(event), 1);
    open.push({ end: event.ts + (event.dur ?? 0), name: event.name });
  }
  return [...sums]
    .toSorted((a, b) => b[1].ms - a[1].ms)
    .slice(0, MOST_PARTS)
    .map(([name, { ms, count }]) => `${name} ${ms.toFixed(1)} ×${count}`);
}
