type Listener<State> = (state: State) => void;

/**
 * Subscribes to something that is loaded first. The returned off works before it is loaded.
 *
 * @param subscribing resolves to the subscribe function; `null` when nothing is there to subscribe to
 *
 * @param onError receives what the listener throws
 */
export function subscribeLater<State>(
  subscribing: Promise<((listener: Listener<State>) => () => void) | null>,
  listener: Listener<State>,
  onError: (error: unknown) => void,
): () => void {
  let off: (() => void) | undefined;
  let isOff = false;
  const forward: Listener<State> = (state) => {
    try {
      listener(state);
    } catch (error) {
      onError(error);
    }
  };
  void subscribing.then((subscribe) => {
    if (!isOff) off = subscribe?.(forward);
  });
  return () => {
    isOff = true;
    off?.();
  };
}
