import { useLayoutEffect, useRef } from 'react';
import { watchPress } from '../../../src/lib/watchPress.ts';
import { whenLeaving } from '../../../src/lib/whenLeaving.ts';

const atOnce = (run: () => void) => run();

/**
 * Ends what the visitor has begun to type, at the latest as the page is left. A press on something else takes the focus away before it is a
 * click: then it waits for the click, because what is shown at the end of the typing may move the page away under the pointer.
 * @param isOpen whether something is being typed
 * @returns has it ended: at once, or after the click
 */
export function useFinish(isOpen: boolean, finish: () => unknown): () => void {
  const latest = useRef(finish);
  latest.current = finish;
  const afterPress = useRef(atOnce);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const end = new AbortController();
    afterPress.current = watchPress(end.signal);
    const off = whenLeaving(() => void latest.current());
    return () => {
      afterPress.current = atOnce;
      end.abort();
      off();
    };
  }, [isOpen]);
  return () => afterPress.current(() => void latest.current());
}
