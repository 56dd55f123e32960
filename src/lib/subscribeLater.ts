import { attempt } from './result.ts';

type Listener<State> = (state: State) => void;

interface Source<State> {
  /** Returns its off. */
  subscribe(listener: Listener<State>): () => void;
}

/**
 * Subscribes to something that is loaded first. The returned off works before it is loaded.
 *
 * @param loading resolves to what is subscribed to; `null` when nothing is there
 *
 * @param report receives what the listener throws
 *
 * @param stateOf the state that the listener gets at once, of sources that do not send it themselves
 */
export function subscribeLater<State, Loaded extends Source<State>>(
  loading: Promise<Loaded | null>,
  listener: Listener<State>,
  report: (error: unknown, place: { readonly part: string }) => void,
  stateOf?: (source: Loaded) => State,
): () => void {
  let off: (() => void) | undefined;
  let isOff = false;
  const forward: Listener<State> = (state) =>
    attempt(
      () => listener(state),
      (error) => report(error, { part: 'listener' }),
    );
  void loading.then((source) => {
    if (isOff || !source) return;
    off = source.subscribe(forward);
    if (stateOf) forward(stateOf(source));
  });
  return () => {
    isOff = true;
    off?.();
  };
}
