/**
 * Runs `run` each time the page goes out of sight or away: only then is it certain that the visitor may not come back. On the way to
 * another page some browsers tell of the page's end before they tell that it is hidden, so it may run twice. Returns its off.
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
