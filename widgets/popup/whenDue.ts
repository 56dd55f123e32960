import type { PopupSettings } from './readPopup.ts';
import type { Store } from '../../src/lib/openStore.ts';
import { listen } from '../../src/lib/listen.ts';
import { parseJson } from '../../src/lib/result.ts';

interface PopupRecord {
  /** ms since 1970 */
  readonly closedDate: number;
  readonly version: number | null;
  readonly submitted: boolean;
}

/** Local storage key. */
const POPUP_OVERLAY_KEY = 'squarespace-popup-overlay';

const DAY_MS = 86_400_000;

export const writePopupRecord = (store: Pick<Store, 'set'>, record: PopupRecord): void =>
  void store.set(POPUP_OVERLAY_KEY, JSON.stringify(record));

interface DueDeps {
  readonly settings: PopupSettings;
  readonly onExit: boolean;
  readonly isBusy: () => boolean;
  /** Never rejects. */
  readonly prepare: () => Promise<unknown>;
}

/** Delay (ms) before checking again whether the visitor is busy. */
const REST_MS = 1000;

/**
 * Runs `run` once after the delay since the page was opened, or after enough scrolling, whichever comes first and is switched on, but not
 * while the visitor is busy. Returns its off.
 */
export function whenDue({ settings, onExit, isBusy, prepare }: DueDeps, run: () => void): () => void {
  const { showOnTimer, timerDelay = 0, showOnScroll, scrollPercentage = 0 } = settings;
  const over = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waiting = new AbortController();
  const show = async () => {
    clearTimeout(timer);
    waiting.abort();
    // The visitor may have begun to type while it was loading.
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
  if (onExit) listen(document, 'mouseout', onMouseOut, waiting.signal);
  if (showOnScroll) {
    listen(window, 'scroll', onScroll, waiting.signal, { passive: true });
    onScroll();
  }
  return () => {
    over.abort();
    waiting.abort();
    clearTimeout(timer);
  };
}

/** `null`: never shown, or unreadable. */
export function readPopupRecord(store: Pick<Store, 'get'>): PopupRecord | null {
  const { closedDate, version, submitted } = Object(parseJson(store.get(POPUP_OVERLAY_KEY))) as Partial<Record<string, unknown>>;
  const isRead = typeof closedDate === 'number' && Number.isFinite(closedDate) && typeof submitted === 'boolean';
  return isRead ? { closedDate, version: typeof version === 'number' ? version : null, submitted } : null;
}

/**
 * Whether this visitor may be shown the popup: never after signing up, and after closing it only once `displayFrequency` days have passed.
 * Another version starts again.
 *
 * @param now ms since 1970
 */
export function isDue(
  record: PopupRecord | null,
  { version, displayFrequency }: Pick<PopupSettings, 'version' | 'displayFrequency'>,
  now: number,
): boolean {
  if (record === null || record.version !== (version ?? null)) return true;
  if (record.submitted || displayFrequency === undefined) return false;
  return now - record.closedDate >= displayFrequency * DAY_MS;
}
