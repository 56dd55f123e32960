type Listener<State> = (state: State) => void;

/**
 * Subscribes to something that has to be loaded first. Returns the off, which holds also before it is there.
 * @param subscribing how to subscribe, once that is known; `null` when there is nothing to subscribe to
 * @param onError is told what the listener throws: a page's mistake must not end our own work
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
