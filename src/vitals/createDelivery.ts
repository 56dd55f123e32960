import { sendPlain } from '../core/wire/sendPlain.ts';
import { siteAddress } from '../lib/siteAddress.ts';
import type { DeliveryType } from './schemas/pageSpeedData.ts';

/** Sends one body; `write` receives how it is sent. Resolves when it is under way. */
export type Deliver = (write: (type: DeliveryType) => string) => Promise<void>;

/** iOS 11.3 to 12.1.4 throws when a page that is going away sends a beacon: https://bugs.webkit.org/show_bug.cgi?id=188329 */
const BROKEN_BEACON = /\b(?:iPhone|iPad|iPod)\b.*\bOS (?:11_|12_[01](?!\d))/;

/**
 * Sends records to a path of this site as a beacon, else as a plain-text fetch with keepalive. The record's name for the latter is `xhr`.
 *
 * @throws (rejects) when neither could be sent
 */
export function createDelivery(path: string, browser: Pick<Navigator, 'userAgent'> & Partial<Pick<Navigator, 'sendBeacon'>>): Deliver {
  const sendBeacon = (body: string): boolean => {
    if (typeof browser.sendBeacon !== 'function' || BROKEN_BEACON.test(browser.userAgent)) return false;
    try {
      return browser.sendBeacon(siteAddress(path), body);
    } catch {
      return false;
    }
  };
  return async (write) => {
    if (sendBeacon(write('beacon'))) return;
    const { status } = await sendPlain(path, { method: 'POST', body: write('xhr'), keepalive: true });
    if (status < 200 || status > 299) throw new Error(`Performance records: HTTP status ${status}`);
  };
}
