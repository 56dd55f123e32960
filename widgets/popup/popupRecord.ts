import type { Store } from '../../src/lib/openStore.ts';
import type { PopupSettings } from './readPopup.ts';

export interface PopupRecord {
  /** ms since 1970 */
  readonly closedDate: number;
  readonly version: number | null;
  readonly submitted: boolean;
}

/** Local storage key. */
const POPUP_OVERLAY_KEY = 'squarespace-popup-overlay';
const DAY_MS = 86_400_000;

/** `null`: never shown, or unreadable. */
export function readPopupRecord(store: Pick<Store, 'get'>): PopupRecord | null {
  try {
    const { closedDate, version, submitted } = Object(JSON.parse(store.get(POPUP_OVERLAY_KEY) ?? 'null')) as Partial<
      Record<string, unknown>
    >;
    const isRead = typeof closedDate === 'number' && Number.isFinite(closedDate) && typeof submitted === 'boolean';
    return isRead ? { closedDate, version: typeof version === 'number' ? version : null, submitted } : null;
  } catch {
    return null;
  }
}

export const writePopupRecord = (store: Pick<Store, 'set'>, record: PopupRecord): void =>
  void store.set(POPUP_OVERLAY_KEY, JSON.stringify(record));

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
