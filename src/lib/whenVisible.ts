import { createSight } from './when.ts';

/** Runs `run` once the element is near the viewport. Returns its off. */
export function whenVisible(element: Element, run: () => void, margin?: string): () => void {
  const sight = createSight<() => void>((near) => near(), margin);
  const watched = sight.wait(element, run);
  return () => sight.stop(watched, run);
}
