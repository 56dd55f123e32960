import { yieldToMain } from './yieldToMain.ts';

/** How long to wait for a frame where none may come (a tab in the background, a frame out of sight), in ms. */
const PATIENCE_MS = 100;

/**
 * Goes on in a task of its own once the browser has laid out and shown the page as it stands. Who asks for places of elements before
 * that makes the browser lay out the whole page at once, in the asker's own task.
 */
export const afterFrame = (): Promise<void> =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve();
    });
  }).then(yieldToMain);
