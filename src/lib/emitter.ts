type Listener<Detail> = (detail: Detail) => void;

/** A typed list of listeners per event name. A listener that throws is reported and harms no other. */
export interface Emitter<Events extends object> {
  /** Calls `listener` at each `emit` of `name`; returns its off. */
  on<Name extends keyof Events>(name: Name, listener: Listener<Events[Name]>): () => void;
  emit<Name extends keyof Events>(name: Name, detail: Events[Name]): void;
  /** Forgets all listeners. */
  clear(): void;
}

export function createEmitter<Events extends object>(report: (error: unknown) => void): Emitter<Events> {
  const listeners = new Map<keyof Events, Set<Listener<never>>>();
  return {
    on(name, listener) {
      const own = listeners.get(name) ?? new Set();
      listeners.set(name, own);
      // Wrapped, so that one function registered twice is two registrations, each with its own off.
      const entry: Listener<never> = (detail) => listener(detail);
      own.add(entry);
      return () => void own.delete(entry);
    },
    emit(name, detail) {
      // A copy: a listener may take itself off, or add another, while it is called. Not by `Array.from`: MooTools has one of its own.
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
