import { withoutInherited } from './withoutInherited.ts';

interface ListenOptions {
  readonly capture?: boolean;
  readonly passive?: boolean;
}

/**
 * Listens until the signal aborts. Pages wrap `addEventListener` in ways that lose its option `signal` (zone.js before 0.14 does): so the
 * listener is removed by hand, and where that is lost as well, no event that comes later is passed on.
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
  if (signal.aborted) return;
  const onEvent = (event: Event) => {
    if (!signal.aborted) run(event as Heard);
  };
  types.split(' ').forEach((type) => {
    target.addEventListener(type, onEvent, options && withoutInherited(options));
    onAbort(signal, () => target.removeEventListener(type, onEvent, options));
  });
}

/** Listens until the returned function is called. */
export function addListener<Heard extends Event = Event>(
  target: EventTarget,
  types: string,
  run: (event: Heard) => void,
  options?: ListenOptions,
): () => void {
  const over = new AbortController();
  listen(target, types, run, over.signal, options);
  return () => over.abort();
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
