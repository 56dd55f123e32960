import { attempt } from '../../lib/result.ts';
import { readCookie } from '../../lib/cookie.ts';
import { readContext } from './readContext.ts';
import { own, readInteger } from '../../lib/readers.ts';

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

const isAuthenticated = (view: Window | null): boolean =>
  attempt(() => {
    const ask = view?.UserAccountApi?.isUserAuthenticated;
    return typeof ask === 'function' && ask.call(view?.UserAccountApi) === true;
  }) ?? false;

/**
 * An account's roles (see `SITE_ROLE`) from `authenticatedAccount`: `roles`, else `siteRoles`, else `permissions.roles`, as numbers, digits
 * or `{id}`. Empty when missing or unreadable, because its rights are then unknown.
 */
export function readRoles(account: unknown): readonly number[] {
  const given = own(account, 'roles') ?? own(account, 'siteRoles') ?? own(own(account, 'permissions'), 'roles');
  if (!Array.isArray(given)) return [];
  const roles = given.map((role: unknown) => readInteger(own(role, 'id') ?? role));
  return roles.every((role) => role !== undefined) ? roles : [];
}
