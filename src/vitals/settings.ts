import { readNumber, type Reader } from '../lib/readers.ts';
import { readMatch, readOneOf, readSwitch } from '../lib/settingReaders.ts';

/** Numbers from 0 to 1. */
const readShare: Reader<number> = (raw) => {
  const number = readNumber(typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw);
  return number !== undefined && number >= 0 && number <= 1 ? number : undefined;
};

export const vitalsSettings = {
  /** Whether page speed and user timings are measured if the platform asks for them. */
  pageSpeed: [readSwitch, true],
  /** Whether a page restored from the back/forward cache gets its own page-speed record. */
  pageSpeedReturns: [readSwitch, false],
  /** When a page-speed record is sent: 30 s after load at the latest, or only when the page is hidden or left. */
  pageSpeedWait: [readOneOf('load', 'hidden'), 'load'],
  /** Share of page views that are measured, 0 to 1. */
  pageSpeedSample: [readShare, 1],
  /** The platform's name for the measured pages. */
  appName: [readMatch(/^[\w.-]+$/), 'storefront'],
} as const;
