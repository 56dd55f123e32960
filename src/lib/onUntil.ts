import type { Emitter } from './emitter.ts';

/** The emitter's `on`, whose listeners are also removed when the signal aborts. */
export const onUntil =
  <Events extends object>(signal: AbortSignal, { on }: Pick<Emitter<Events>, 'on'>): Emitter<Events>['on'] =>
  (name, listener) => {
    const off = on(name, listener);
    signal.addEventListener('abort', off);
    return off;
  };
