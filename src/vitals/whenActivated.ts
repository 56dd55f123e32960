/** Runs `run` now, or when a prerendered page is activated. Returns its off. */
export function whenActivated(run: () => void): () => void {
  if (!document.prerendering) {
    run();
    return () => undefined;
  }
  document.addEventListener('prerenderingchange', run, { once: true });
  return () => document.removeEventListener('prerenderingchange', run);
}
