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
