import { readCookie } from '../../lib/cookie.ts';
import { readRoles } from './readRoles.ts';
import { readContext } from './readContext.ts';

declare global {
  interface Window {
    /** The platform's own account API, on sites that have it. */
    UserAccountApi?: { isUserAuthenticated?: unknown };
  }
}

/**
 * Who is logged in (spec §6), by whatever of these says so: the page context, the secure cookie of a customer, the platform's own API.
 * The roles as `readRoles` has them, empty when they are not known; `null`: nobody.
 */
export function readLogin(page: Document, authCookie: string, context = readContext(page)): readonly number[] | null {
  const { authenticatedAccount: account, impersonatedSession } = context;
  if (account != null) return readRoles(account);
  return impersonatedSession || readCookie(authCookie) !== null || isAuthenticated(page.defaultView) ? [] : null;
}

function isAuthenticated(view: Window | null): boolean {
  try {
    const ask = view?.UserAccountApi?.isUserAuthenticated;
    return typeof ask === 'function' && ask.call(view?.UserAccountApi) === true;
  } catch {
    return false;
  }
}
