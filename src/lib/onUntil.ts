import type { Emitter } from './emitter.ts';
import { onAbort } from './listen.ts';

/** The emitter's `on`, whose listeners are also removed when the signal aborts. */
export const onUntil =
  <Events extends object>(signal: AbortSignal, { on }: Pick<Emitter<Events>, 'on'>): Emitter<Events>['on'] =>
  (name, listener) => {
    const off = on(name, listener);
    // A part whose file came after the end must not listen for good.
    if (signal.aborted) off();
    else onAbort(signal, off);
    return off;
  };
