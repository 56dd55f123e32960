import { yieldToMain } from './yieldToMain.ts';

/** Time limit (ms): frames never come in a background tab or a hidden iframe. */
const PATIENCE_MS = 100;

/** Continues in a separate task after the next frame, because measuring elements earlier would force a layout of the whole page. */
export const afterFrame = (): Promise<void> =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve();
    });
  }).then(yieldToMain);
