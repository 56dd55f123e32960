import { attempt } from './result.ts';
type Listener<Detail> = (detail: Detail) => void;

export interface Emitter<Events extends object> {
  on<Name extends keyof Events>(name: Name, listener: Listener<Events[Name]>): () => void;
  emit<Name extends keyof Events>(name: Name, detail: Events[Name]): void;
}

/** An event that was emitted: its name alone, because its detail may hold what a visitor typed. `at`: ms since the epoch. */
export interface Emitted {
  readonly event: string;
  readonly at: number;
}

/** The last events of an emitter, the latest at the end. */
export interface Trail {
  readonly length: number;
  /** The name of an event that is left out. */
  readonly except: string;
  events: readonly Emitted[];
}

/**
 * @param report receives what a listener throws
 * @param trail gets each event before its listeners do
 */
export function createEmitter<Events extends object>(report: (error: unknown) => void, trail?: Trail): Emitter<Events> {
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
      if (trail && name !== trail.except)
        trail.events = [...trail.events.slice(1 - trail.length), { event: name as string, at: Date.now() }];
      // A copy, because listeners may add or remove listeners; not `Array.from`, which MooTools replaces.
      for (const listener of new Set(listeners.get(name))) {
        attempt(() => (listener as Listener<typeof detail>)(detail), report);
      }
    },
  };
}
