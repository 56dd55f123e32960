import { cookiesEnabled, readCookie } from '../lib/cookie.ts';
import { createUuid } from '../lib/createUuid.ts';
import { clearCookie, writeCookie } from '../lib/writeCookie.ts';

/** About two years, in seconds (spec §9). */
const VISITOR_LASTS = 2 * 365 * 24 * 60 * 60;
/** A visit ends after half an hour without a sign of life, in seconds (spec §9). */
const VISIT_LASTS = 30 * 60;
/** The visitor's cookie and the visit's, then older ones that are only ever taken away. */
const COOKIES = ['ss_cvr', 'ss_cvt', 'ss_cid', 'ss_cpvisit', 'ss_cvisit'];

/** The census's cookies: who comes again, and when a visit ends. */
export interface VisitorCookie {
  /** The visitor has looked at a page: begins a visit, or goes on with one. */
  touch(): void;
  /** `<visitor uuid>|<first visit ms>|<previous visit ms>|<this visit ms>|<visits>`; `null` without one. */
  read(): string | null;
  clear(): void;
}

export function createVisitorCookie(now: () => number = Date.now): VisitorCookie {
  /** What is about to be written of the visitor, and when the visit went on. */
  let next: { readonly visitor: string | null; readonly time: number } | null = null;

  const write = () => {
    if (!next) return;
    const { visitor, time } = next;
    next = null;
    if (visitor !== null) writeCookie('ss_cvr', visitor, VISITOR_LASTS);
    writeCookie('ss_cvt', String(time), VISIT_LASTS);
  };
  /** The visitor as the cookie has to say it now; `null`: as it does. */
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
      // When the hit has been sent: to read any cookie after one was written, the page waits for the browser's other process (1 ms).
      void Promise.resolve().then(write);
    },
    read: () => next?.visitor ?? readCookie('ss_cvr'),
    clear() {
      next = null;
      COOKIES.forEach(clearCookie);
    },
  };
}
