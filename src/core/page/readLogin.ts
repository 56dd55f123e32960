import { readCookie } from '../../lib/cookie.ts';
import { readRoles } from './readRoles.ts';
import { readContext } from './readContext.ts';

declare global {
  interface Window {
    /** The platform's account API, on sites that have it. */
    UserAccountApi?: { isUserAuthenticated?: unknown };
  }
}

/**
 * Whether an account is logged in, by page context, secure customer cookie or the platform's API. Returns its roles (empty: unknown),
 * `null` when not.
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
