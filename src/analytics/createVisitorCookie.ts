import { readCookie } from '../lib/cookie.ts';
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
  return {
    touch() {
      const time = now();
      const known = /^([^|]+)\|(\d+)\|\d+\|(\d+)\|(\d+)$/.exec(readCookie('ss_cvr') ?? '');
      if (!known) writeCookie('ss_cvr', [createUuid(), time, time, time, 1].join('|'), VISITOR_LASTS);
      else if (readCookie('ss_cvt') === null) {
        const [, visitor, first, last, visits] = known;
        writeCookie('ss_cvr', [visitor, first, last, time, Number(visits) + 1].join('|'), VISITOR_LASTS);
      }
      writeCookie('ss_cvt', String(time), VISIT_LASTS);
    },
    read: () => readCookie('ss_cvr'),
    clear: () => COOKIES.forEach(clearCookie),
  };
}
