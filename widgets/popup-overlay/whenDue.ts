import type { PopupSettings } from './popupSettings.ts';

interface DueDeps {
  readonly settings: PopupSettings;
  readonly onExit: boolean;
  /** Whether the popup would stand beside another open dialog. */
  readonly isBusy: () => boolean;
}

/** After how long it is asked again whether the other dialog has gone, in ms. */
const REST_MS = 1000;

/**
 * Runs `run` once when the popup is due: after its delay since the page was opened, or when so much of the page has been scrolled,
 * whichever comes first and is on; not while another dialog is open. Returns its off.
 */
export function whenDue({ settings, onExit, isBusy }: DueDeps, run: () => void): () => void {
  const { showOnTimer, timerDelay = 0, showOnScroll, scrollPercentage = 0 } = settings;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    removeEventListener('scroll', onScroll);
    document.removeEventListener('mouseout', onMouseOut);
  };
  const show = () => {
    stop();
    if (isBusy()) timer = setTimeout(show, REST_MS);
    else run();
  };
  const onScroll = () => {
    const whole = document.documentElement.scrollHeight - innerHeight;
    if (whole > 0 && (scrollY / whole) * 100 >= scrollPercentage) show();
  };
  const onMouseOut = ({ clientY, relatedTarget }: MouseEvent) => {
    if (relatedTarget === null && clientY <= 0) show();
  };
  if (showOnTimer) timer = setTimeout(show, Math.max(timerDelay - performance.now(), 0));
  if (showOnScroll) {
    addEventListener('scroll', onScroll, { passive: true });
    onScroll();
  }
  if (onExit) document.addEventListener('mouseout', onMouseOut);
  return stop;
}
