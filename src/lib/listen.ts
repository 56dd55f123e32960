/**
 * Listens until the signal aborts. Pages wrap `addEventListener` in ways that lose its option `signal` (zone.js before 0.14 does): so the
 * listener is removed by hand, and where that is lost as well, no event that comes later is passed on.
 */
export function listen<Heard extends Event = Event>(
  target: EventTarget,
  type: string,
  run: (event: Heard) => void,
  signal: AbortSignal,
  options?: { readonly capture?: boolean; readonly passive?: boolean },
): void {
  if (signal.aborted) return;
  const onEvent = (event: Event) => {
    if (!signal.aborted) run(event as Heard);
  };
  target.addEventListener(type, onEvent, options);
  signal.addEventListener('abort', () => target.removeEventListener(type, onEvent, options));
}

export function whenParsed(page: Document, run: () => void): () => void {
  if (page.readyState !== 'loading') {
    run();
    return () => undefined;
  }
  return onceOn(page, ['DOMContentLoaded'], run);
}

export function onceOn(target: EventTarget, types: readonly string[], run: () => void): () => void {
  const off = () => {
    for (const type of types) target.removeEventListener(type, once);
  };
  const once = () => {
    off();
    run();
  };
  for (const type of types) target.addEventListener(type, once, { passive: true });
  return off;
}
