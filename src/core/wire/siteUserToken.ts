import { readCookie } from '../../lib/cookie.ts';

/** The header in which the platform expects a logged-in customer's token back (spec §6, §7). */
export const SITE_USER_HEADER = 'X-SiteUser-XSRF-Token';

/** Where the platform leaves the token for the pages after the one that logged in. */
const COOKIE = 'siteUserCrumb';

/** A customer's anti-forgery token. It lives in the memory of the page and nowhere else of ours. */
export interface SiteUserToken {
  /** The token as a header can hold it; `null`: nobody is logged in, as far as is known here. */
  read(): string | null;
  /** The platform has given out a token (`null`: logged out, whatever its cookie still says). */
  set(token: string | null): void;
  /** Another tab has logged in or out: what its cookie says holds again. */
  forget(): void;
}

export function createSiteUserToken(): SiteUserToken {
  let known: string | null | undefined;
  return {
    read() {
      const token = known === undefined ? readCookie(COOKIE) : known;
      return token !== null && /^[!-~]+$/.test(token) ? token : null;
    },
    set: (token) => void (known = token),
    forget: () => void (known = undefined),
  };
}
