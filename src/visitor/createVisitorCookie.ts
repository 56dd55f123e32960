import { readCookie } from '../lib/cookie.ts';
import { cookiesEnabled } from '../lib/cookiesEnabled.ts';
import { createUuid } from '../lib/createUuid.ts';
import { writeCookie } from '../lib/writeCookie.ts';
import { clearCensusCookies } from './clearCensusCookies.ts';

/** About two years, in seconds. */
const VISITOR_LASTS = 2 * 365 * 24 * 60 * 60;
/** A visit ends after half an hour without activity, in seconds. */
const VISIT_LASTS = 30 * 60;

/** The census cookies: returning visitors, and the end of a visit. */
export interface VisitorCookie {
  touch(): void;
  /** `<visitor uuid>|<first visit ms>|<previous visit ms>|<this visit ms>|<visits>` */
  read(): string | null;
  clear(): void;
}

export function createVisitorCookie(now: () => number = Date.now): VisitorCookie {
  /** Values to be written, until they are. */
  let next: { readonly visitor: string | null; readonly time: number } | null = null;

  const write = () => {
    if (!next) return;
    const { visitor, time } = next;
    next = null;
    if (visitor !== null) writeCookie('ss_cvr', visitor, VISITOR_LASTS);
    writeCookie('ss_cvt', String(time), VISIT_LASTS);
  };
  const visitorAt = (time: number): string | null => {
    const known = /^([^|]+)\|(\d+)\|\d+\|(\d+)\|(\d+)$/.exec(readCookie('ss_cvr') ?? '');
    if (!known) return [createUuid(), time, time, time, 1].join('|');
    if (readCookie('ss_cvt') !== null) return null;
    const [, visitor, first, last, visits] = known;
    return [visitor, first, last, time, Number(visits) + 1].join('|');
  };

  return {
    touch() {
      if (!cookiesEnabled()) return;
      write();
      const time = now();
      next = { visitor: visitorAt(time), time };
      // After the hit has been sent, because reading a cookie after a write waits 1 ms for another browser process.
      void Promise.resolve().then(write);
    },
    read: () => next?.visitor ?? readCookie('ss_cvr'),
    clear() {
      next = null;
      clearCensusCookies();
    },
  };
}
