/**
 * Runs `run` each time the page is hidden or left; may run twice, because some browsers fire `pagehide` before `visibilitychange`. Returns
 * its off.
 */
export function whenLeaving(run: () => void): () => void {
  const onChange = () => {
    if (document.visibilityState === 'hidden') run();
  };
  addEventListener('visibilitychange', onChange, true);
  addEventListener('pagehide', run, true);
  return () => {
    removeEventListener('visibilitychange', onChange, true);
    removeEventListener('pagehide', run, true);
  };
}
