/** Times are ms since navigation began. */
export interface ProbeRecord {
  readyAt: number | null;
  /** When the parser had the last of the page; the storefront touches nothing before. */
  parsedAt: number | null;
  readonly longTasks: { start: number; duration: number }[];
  /** Entry points of scripts in frames longer than 50 ms. */
  readonly scripts: { start: number; duration: number; url: string; kind: string; name: string; layout: number }[];
  /** Layout shifts, whether all sources are in `own`, and what moved. */
  readonly shifts: { start: number; value: number; own: boolean; moved: string[] }[];
}

declare global {
  interface Window {
    benchProbe?: ProbeRecord & { ready(): void };
  }
}

/**
 * Runs in the page first: observes long tasks, long frames and layout shifts, and records readiness (our `ready` event, the peer page's
 * `ready` call).
 *
 * @param own selector of the contestant's elements
 */
export function installProbe(own: string | null): void {
  if (window !== window.top) return;
  const record: ProbeRecord & { ready(): void } = {
    readyAt: null,
    parsedAt: null,
    longTasks: [],
    scripts: [],
    shifts: [],
    ready() {
      record.readyAt ??= performance.now();
    },
  };
  window.benchProbe = record;
  // The first change is to `interactive`; deferred scripts run after it.
  document.addEventListener('readystatechange', () => (record.parsedAt = performance.now()), { once: true });
  window.Storefront = [];
  window.Storefront.push(['on', 'ready', () => record.ready()]);

  type Script = PerformanceEntry & { sourceURL: string; invokerType: string; invoker: string; forcedStyleAndLayoutDuration: number };
  type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
  type Shift = PerformanceEntry & { value: number; sources: readonly Source[] };
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
    const elementOf = ({ node }: Source) => (node instanceof Element ? node : (node?.parentElement ?? null));
    const isOwn = (source: Source) => own !== null && elementOf(source)?.closest(own) != null;
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
    const describe = (source: Source) =>
      `${elementOf(source)?.outerHTML.slice(0, 80) ?? 'gone'} ${placeOf(source.previousRect)} → ${placeOf(source.currentRect)}`;
    record.shifts.push({ start: entry.startTime, value, own: sources.some(isOwn), moved: sources.map(describe) });
  });
}

export function countSelects(): number {
  let count = document.querySelectorAll('select').length;
  for (const frame of document.querySelectorAll('iframe')) count += frame.contentDocument?.querySelectorAll('select').length ?? 0;
  return count;
}

export async function scrollThrough(): Promise<void> {
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const { documentElement } = document;
  for (let top = 0; top < documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await pause(50);
  }
  scrollTo({ top: 0, behavior: 'instant' });
  await pause(1000);
}
