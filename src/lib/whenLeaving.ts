import { addListener } from './listen.ts';

/**
 * Runs `run` each time the page is hidden or left; may run twice, because some browsers fire `pagehide` before `visibilitychange`. Returns
 * its off.
 */
export function whenLeaving(run: () => void): () => void {
  const onEvent = ({ type }: Event) => {
    if (type === 'pagehide' || document.visibilityState === 'hidden') run();
  };
  return addListener(window, 'visibilitychange pagehide', onEvent, { capture: true });
}
