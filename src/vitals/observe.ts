/** Observes one kind of performance entry, buffered ones included. */
export interface Observation {
  /** Hands on the entries that the browser still buffers. */
  drain(): void;
  stop(): void;
}

interface Options {
  readonly droppedEntriesCount?: number;
}

const NOTHING: Observation = { drain: () => undefined, stop: () => undefined };

export const canObserve = (type: string): boolean =>
  typeof PerformanceObserver === 'function' && (PerformanceObserver.supportedEntryTypes?.includes(type) ?? false);

/**
 * Observes one type of entry, buffered ones included; does nothing where it is not supported.
 *
 * @param onEntries `dropped`: number of entries the browser had no room for
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
