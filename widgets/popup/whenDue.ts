import type { PopupSettings } from './popupSettings.ts';

interface DueDeps {
  readonly settings: PopupSettings;
  readonly onExit: boolean;
  /** Whether the popup would be in the visitor's way: beside another open dialog, or while somebody types. */
  readonly isBusy: () => boolean;
  /** Loads what the popup needs; it never rejects. */
  readonly prepare: () => Promise<unknown>;
}

/** After how long it is asked again whether the popup would still be in the way, in ms. */
const REST_MS = 1000;

/**
 * Runs `run` once when the popup is due: after its delay since the page was opened, or when so much of the page has been scrolled,
 * whichever comes first and is on; not while it would be in the way. Returns its off.
 */
export function whenDue({ settings, onExit, isBusy, prepare }: DueDeps, run: () => void): () => void {
  const { showOnTimer, timerDelay = 0, showOnScroll, scrollPercentage = 0 } = settings;
  const over = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopListening = () => {
    clearTimeout(timer);
    removeEventListener('scroll', onScroll);
    document.removeEventListener('mouseout', onMouseOut);
  };
  const show = async () => {
    stopListening();
    // Its file takes a moment, in which the visitor may have begun to type.
    if (!isBusy()) await prepare();
    if (over.signal.aborted) return;
    if (isBusy()) timer = setTimeout(() => void show(), REST_MS);
    else run();
  };
  const onScroll = () => {
    const whole = document.documentElement.scrollHeight - innerHeight;
    if (whole > 0 && (scrollY / whole) * 100 >= scrollPercentage) void show();
  };
  const onMouseOut = ({ clientY, relatedTarget }: MouseEvent) => {
    if (relatedTarget === null && clientY <= 0) void show();
  };
  if (showOnTimer) timer = setTimeout(() => void show(), Math.max(timerDelay - performance.now(), 0));
  if (onExit) document.addEventListener('mouseout', onMouseOut);
  if (showOnScroll) {
    addEventListener('scroll', onScroll, { passive: true });
    onScroll();
  }
  return () => {
    over.abort();
    stopListening();
  };
}
