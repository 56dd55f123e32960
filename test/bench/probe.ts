/** What the page itself writes down while it loads. Times are ms since the navigation began. */
export interface ProbeRecord {
  readyAt: number | null;
  readonly longTasks: { start: number; duration: number }[];
  /** Entry points of scripts in frames longer than 50 ms. */
  readonly scripts: { start: number; duration: number; url: string; kind: string; name: string; layout: number }[];
  /** Shifts of layout, and the part of each that has a source in `own`. */
  readonly shifts: { value: number; own: boolean }[];
}

declare global {
  interface Window {
    benchProbe?: ProbeRecord & { ready(): void };
  }
}

/**
 * Runs in the page before anything else: observes long tasks, long frames and layout shifts, and hears when all is mounted (ours
 * says so by its `ready` event, the peer's page calls `ready`).
 * @param own selector of the contestant's own elements
 */
export function installProbe(own: string | null): void {
  if (window !== window.top) return;
  const record: ProbeRecord & { ready(): void } = {
    readyAt: null,
    longTasks: [],
    scripts: [],
    shifts: [],
    ready() {
      record.readyAt ??= performance.now();
    },
  };
  window.benchProbe = record;
  window.Storefront = [['on', 'ready', () => record.ready()]];

  type Script = PerformanceEntry & { sourceURL: string; invokerType: string; invoker: string; forcedStyleAndLayoutDuration: number };
  type Shift = PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] };
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });

  observe('longtask', ({ startTime, duration }) => record.longTasks.push({ start: startTime, duration }));
  observe('long-animation-frame', (frame) => {
    for (const script of (frame as PerformanceEntry & { scripts: readonly Script[] }).scripts) {
      record.scripts.push({
        start: script.startTime,
        duration: script.duration,
        url: script.sourceURL,
        kind: script.invokerType,
        name: script.invoker,
        layout: script.forcedStyleAndLayoutDuration,
      });
    }
  });
  observe('layout-shift', (entry) => {
    const { value, sources } = entry as Shift;
    const isOwn = ({ node }: { node: Node | null }) => {
      const element = node instanceof Element ? node : (node?.parentElement ?? null);
      return own !== null && element !== null && element.closest(own) !== null;
    };
    record.shifts.push({ value, own: sources.some(isOwn) });
  });
}

/** Runs in the page: the elements that hold a React root. */
export function countMounted(): number {
  let count = 0;
  for (const element of document.querySelectorAll('*')) {
    if (Object.keys(element).some((key) => key.startsWith('__reactContainer$'))) count += 1;
  }
  return count;
}

/** Runs in the page: its drop-downs, those in frames included. */
export function countSelects(): number {
  let count = document.querySelectorAll('select').length;
  for (const frame of document.querySelectorAll('iframe')) count += frame.contentDocument?.querySelectorAll('select').length ?? 0;
  return count;
}
