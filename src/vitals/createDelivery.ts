import { callPlain } from '../core/wire/callPlain.ts';
import { siteAddress } from '../lib/siteAddress.ts';
import type { DeliveryType } from './schemas/pageSpeedData.ts';

/** Sends one body; `write` is told how it travels. Settles when it is on its way. */
export type Deliver = (write: (type: DeliveryType) => string) => Promise<void>;

/** The WebKit of iOS 11.3 to 12.1 (12.1.4 too) throws when a page that goes away sends a beacon: https://bugs.webkit.org/show_bug.cgi?id=188329 */
const BROKEN_BEACON = /\b(?:iPhone|iPad|iPod)\b.*\bOS (?:11_|12_[01](?!\d))/;

/**
 * Sends records to a path of this site as a beacon, else by a request of plain text that outlives the page as well. The record calls
 * the latter `xhr`; it is a fetch, which can refuse redirects and take the crumb nowhere else.
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
    const { status } = await callPlain(path, { body: write('xhr'), keepalive: true });
    if (status < 200 || status > 299) throw new Error(`Performance records: HTTP status ${status}`);
  };
}
