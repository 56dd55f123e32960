import { readText } from '../lib/readers.ts';
import { readMilliseconds, readMatch, readOneOf, readSwitch } from '../lib/settingReaders.ts';

export const visitorSettings = {
  /**
   * Visitor analytics: `cookieless` counts page views without any id where the cookie policy forbids storage; `off` sends nothing to the
   * platform.
   */
  census: [readOneOf('on', 'cookieless', 'off'), 'on'],
  /** Whether the platform's cookie policy is respected; `off` assumes consent. */
  consent: [readOneOf('platform', 'off'), 'platform'],
  /** Days that a visitor's answer counts; then the visitor is asked again. */
  consentDays: [readMilliseconds, 365],
  /** Whether the browser's Global Privacy Control refuses analytics and marketing. */
  globalPrivacyControl: [readSwitch, true],
  /** Whether the browser's Do Not Track does too. */
  doNotTrack: [readSwitch, false],
  /** Whether consent is passed to Google's consent mode. */
  consentMode: [readSwitch, false],
  /** Whether shop events are pushed to the page's `dataLayer` with Google Analytics 4 names. */
  dataLayer: [readSwitch, false],
  /** The source of an item's id in the Google Analytics bridge: its variant's SKU, or its product's id. */
  analyticsItemId: [readOneOf('sku', 'product'), 'sku'],
  /** Whether a test order is reported to the site's own analytics: not at all, or marked. The platform is always told that it is one. */
  analyticsTestOrders: [readOneOf('drop', 'mark'), 'drop'],
  /** Whether orders are reported to the page's older e-commerce tracking (`ga`, `_gaq`, else `dataLayer`). */
  legacyTransaction: [readSwitch, false],
  /** The events service; '' = the platform's on live pages, else none. */
  eventsRoot: [readMatch(/^(?:https?:\/\/|\/(?![/\\\s])|$)/), ''],
  /** `validate`: events are not recorded, the service only reports their faults. */
  eventsMode: [readOneOf('record', 'validate'), 'record'],
  /** The events' environment; '' = the page context's. */
  environment: [readText, ''],
} as const;
