/** Listens to one kind of performance entry, those from before included. */
export interface Observation {
  /** Handles at once what the browser still holds back. */
  drain(): void;
  stop(): void;
}

/** The callback's third argument, which TypeScript does not know. */
interface Options {
  readonly droppedEntriesCount?: number;
}

const NOTHING: Observation = { drain: () => undefined, stop: () => undefined };

/** Whether this browser records entries of a type. */
export const canObserve = (type: string): boolean =>
  typeof PerformanceObserver === 'function' && (PerformanceObserver.supportedEntryTypes?.includes(type) ?? false);

/**
 * Observes one type of entry, buffered ones too; where the browser cannot, nothing is ever seen.
 * @param onEntries `dropped`: how many entries the browser had no room for before we listened
 */
export function observe<Entry extends PerformanceEntry>(
  type: string,
  onEntries: (entries: readonly Entry[], dropped: number) => void,
): Observation {
  if (!canObserve(type)) return NOTHING;
  try {
    const observer = new PerformanceObserver((list: PerformanceObserverEntryList, _observer?: unknown, options?: Options) =>
      onEntries(list.getEntries() as Entry[], options?.droppedEntriesCount ?? 0),
    );
    observer.observe({ type, buffered: true });
    return { drain: () => onEntries(observer.takeRecords() as Entry[], 0), stop: () => observer.disconnect() };
  } catch {
    return NOTHING;
  }
}
