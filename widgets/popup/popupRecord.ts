import type { Store } from '../../src/lib/openStore.ts';
import type { PopupSettings } from './popupSettings.ts';

/** What is remembered of the popup in the visitor's browser (spec §9). */
export interface PopupRecord {
  /** ms since 1970 */
  readonly closedDate: number;
  readonly version: number | null;
  readonly submitted: boolean;
}

/** In the local storage (spec §9). */
const POPUP_OVERLAY_KEY = 'squarespace-popup-overlay';
const DAY_MS = 86_400_000;

/** The record; `null`: it was never shown, or what stands there cannot be read. */
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
 * Whether somebody of whom this is remembered may be shown the popup: not after signing up, and after closing it only when the days of
 * `displayFrequency` have passed (until a sign-up, where the owner wants that). Another version starts anew.
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
