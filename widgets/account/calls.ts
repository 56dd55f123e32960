import { ok, type Result } from '../../src/lib/result.ts';
import { accountSessionSchema, type Credentials } from './model/accountSession.ts';
import type { ApiError } from '../../src/core/wire/ApiError.ts';
import type { CallOptions } from '../../src/core/wire/createSend.ts';
import type { WireParts } from '../../src/core/wire/createWire.ts';
import { SITE_USER_COOKIE, SITE_USER_HEADER } from '../../src/commerce/model/siteUserToken.ts';
import { readCookie } from '../../src/lib/cookie.ts';

/** A customer's session on the platform. The token stays inside and is never returned. */
export interface AccountApi {
  /** Never repeated automatically. */
  signIn(credentials: Credentials, options?: CallOptions): Promise<Result<null, ApiError>>;
  /** Repeated once if the platform refused the crumb, because it then sets a new one. */
  signOut(cloneCart: boolean, options?: CallOptions): Promise<Result<null, ApiError>>;
  /** Called after another tab has logged in or out. */
  forgetToken(): Promise<Result<null, ApiError>>;
}

export function createAccountApi({ send, headers }: Pick<WireParts, 'send' | 'headers'>): AccountApi {
  /** Given out by the platform on this page; `null` after logging out, whatever the cookie holds; `undefined`: read the cookie. */
  let token: string | null | undefined;
  headers[SITE_USER_HEADER] = () => (token === undefined ? readCookie(SITE_USER_COOKIE) : token);
  const path = 'site-users/account/session';
  return {
    async signIn({ email, password, rememberMe }, options) {
      const json = { email, password, rememberMe };
      const answer = await send({ method: 'post', path, json, schema: accountSessionSchema(), ...options });
      if (!answer.ok) return answer;
      token = answer.value.xsrfToken;
      return ok(null);
    },
    async signOut(cloneCart, options) {
      const leave = () => send({ method: 'delete', path, query: { cloneCart }, empty: null, ...options });
      const first = await leave();
      const answer = !first.ok && first.error.kind === 'crumb' ? await leave() : first;
      if (!answer.ok) return answer;
      token = null;
      return ok(null);
    },
    forgetToken() {
      token = undefined;
      return Promise.resolve(ok(null));
    },
  };
}
