import { useLayoutEffect, useRef } from 'react';
import { whenLeaving } from '../../src/kit.ts';

/**
 * Ends what the visitor has begun to type, at the latest as the page is left. A press on something else takes the focus away before it is a
 * click: then it waits for the click, because what is shown at the end of the typing may move the page away under the pointer.
 * @param isOpen whether something is being typed
 * @returns has it ended: at once, or after the click
 */
export function useFinish(isOpen: boolean, finish: () => unknown): () => void {
  const latest = useRef(finish);
  latest.current = finish;
  const press = useRef({ isDown: false, isDue: false });
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const end = new AbortController();
    const options = { capture: true, signal: end.signal };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onRelease = () => {
      press.current.isDown = false;
      // The click follows in the same task.
      if (press.current.isDue) timer = setTimeout(() => void latest.current());
    };
    addEventListener('pointerdown', () => void (press.current = { isDown: true, isDue: false }), options);
    addEventListener('pointerup', onRelease, options);
    addEventListener('pointercancel', onRelease, options);
    const off = whenLeaving(() => void latest.current());
    return () => {
      press.current = { isDown: false, isDue: false };
      clearTimeout(timer);
      end.abort();
      off();
    };
  }, [isOpen]);
  return () => {
    if (press.current.isDown) press.current.isDue = true;
    else finish();
  };
}
