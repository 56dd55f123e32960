import { useLayoutEffect, useRef, useState } from 'react';
import { useAnnounce, useReport } from './ShopContext.ts';

/** After how long a file that was lost is asked for once more, in ms. */
const RETRY_MS = 1000;

/**
 * A part that is loaded when it is first used; `null` until it is there. A file that was lost is asked for once more after a moment, and
 * again whenever the component is mounted anew: nothing that went wrong is remembered.
 * @param load imports the part; `null` while it is not needed
 * @param onLost hears of each loss; `isGone` with the last one, after which this component asks no more
 */
export function useLate<Part>(load: (() => Promise<Part>) | null, onLost?: (isGone: boolean) => void): Part | null {
  const report = useReport();
  const [late, setLate] = useState<{ readonly part: Part } | null>(null);
  const latest = useRef({ load, onLost });
  latest.current = { load, onLost };
  const isNeeded = load !== null;
  useLayoutEffect(() => {
    if (!isNeeded) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (isLast: boolean) =>
      latest.current.load?.().then(
        (part) => isOver || setLate({ part }),
        (error: unknown) => {
          if (isOver) return;
          report(error);
          if (!isLast) timer = setTimeout(() => void ask(true), RETRY_MS);
          latest.current.onLost?.(isLast);
        },
      );
    void ask(false);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isNeeded, report]);
  return late && late.part;
}

/**
 * The same for a dialog. While it cannot be loaded, `text` is read out; when it is given up, the browser shows the text itself, and the
 * dialog counts as closed, so that what opened it can be used again.
 */
export function useLateDialog<Part>(load: () => Promise<Part>, text: string, onClose: () => void): Part | null {
  const announce = useAnnounce();
  return useLate(load, (isGone) => {
    if (!isGone) return announce(text);
    // oxlint-disable-next-line no-alert -- the only dialog that needs no file of ours
    window.alert(text);
    onClose();
  });
}
