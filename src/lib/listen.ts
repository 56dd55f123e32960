import { withoutInherited } from './withoutInherited.ts';

export interface ListenOptions {
  readonly capture?: boolean;
  readonly passive?: boolean;
}

/**
 * Listens until the signal aborts. Pages wrap `addEventListener` in ways that lose its option `signal` (zone.js before 0.14 does): so the
 * listener is removed by hand.
 *
 * @param types one or several, with spaces between them
 */
export function listen<Heard extends Event = Event>(
  target: EventTarget,
  types: string,
  run: (event: Heard) => void,
  signal: AbortSignal,
  options?: ListenOptions,
): void {
  if (!signal.aborted) onAbort(signal, addListener(target, types, run, options));
}

/** Listens until the returned function is called; where the page loses the removal, no event that comes later is passed on. */
export function addListener<Heard extends Event = Event>(
  target: EventTarget,
  types: string,
  run: (event: Heard) => void,
  options?: ListenOptions,
): () => void {
  let isOver = false;
  const onEvent = (event: Event) => {
    if (!isOver) run(event as Heard);
  };
  for (const type of types.split(' ')) target.addEventListener(type, onEvent, options && withoutInherited(options));
  return () => {
    isOver = true;
    for (const type of types.split(' ')) target.removeEventListener(type, onEvent, options);
  };
}

/** Runs `run` when the signal aborts, not when it already has. */
export const onAbort = (signal: AbortSignal, run: () => void): void => signal.addEventListener('abort', run);

export function whenParsed(page: Document, run: () => void): () => void {
  if (page.readyState !== 'loading') {
    run();
    return () => undefined;
  }
  return onceOn(page, 'DOMContentLoaded', run);
}

export function onceOn(target: EventTarget, types: string, run: () => void): () => void {
  const once = () => {
    off();
    run();
  };
  const off = addListener(target, types, once, { passive: true });
  return off;
}
