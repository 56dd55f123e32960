type Listener<Detail> = (detail: Detail) => void;

export interface Emitter<Events extends object> {
  on<Name extends keyof Events>(name: Name, listener: Listener<Events[Name]>): () => void;
  emit<Name extends keyof Events>(name: Name, detail: Events[Name]): void;
  clear(): void;
}

/**
 * @param report receives what a listener throws
 * @param note is called with the name of each event before its listeners
 */
export function createEmitter<Events extends object>(
  report: (error: unknown) => void,
  note?: (name: keyof Events & string) => void,
): Emitter<Events> {
  const listeners = new Map<keyof Events, Set<Listener<never>>>();
  return {
    on(name, listener) {
      const own = listeners.get(name) ?? new Set();
      listeners.set(name, own);
      // Wrapped, so that registering one function twice makes two registrations.
      const entry: Listener<never> = (detail) => listener(detail);
      own.add(entry);
      return () => void own.delete(entry);
    },
    emit(name, detail) {
      note?.(name as keyof Events & string);
      // A copy, because listeners may add or remove listeners; not `Array.from`, which MooTools replaces.
      for (const listener of new Set(listeners.get(name))) {
        try {
          (listener as Listener<typeof detail>)(detail);
        } catch (error) {
          report(error);
        }
      }
    },
    clear: () => listeners.clear(),
  };
}
