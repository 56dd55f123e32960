import { z } from '../../src/lib/zod.ts';
import { ok, type Result } from '../../src/lib/result.ts';
import { accountSessionSchema, type Credentials } from './model/accountSession.ts';
import type { ApiError } from '../../src/core/wire/ApiError.ts';
import type { CallOptions, Send } from '../../src/core/wire/createSend.ts';
import type { SiteUserToken } from '../../src/core/wire/siteUserToken.ts';

/** A customer's session on the platform. The token stays inside and is never returned. */
export interface AccountApi {
  /** Never repeated automatically. */
  signIn(credentials: Credentials, options?: CallOptions): Promise<Result<null, ApiError>>;
  /** Repeated once if the platform refused the crumb, because it then sets a new one. */
  signOut(cloneCart: boolean, options?: CallOptions): Promise<Result<null, ApiError>>;
  /** Called after another tab has logged in or out. */
  forgetToken(): Promise<Result<null, ApiError>>;
}

const anythingSchema = z.unknown();

/** @param deadlineMs time limit from the click to the end of the response */
export function createAccountApi(send: Send, token: SiteUserToken, deadlineMs: number): AccountApi {
  const path = 'site-users/account/session';
  return {
    async signIn({ email, password, rememberMe }, options) {
      const json = { email, password, rememberMe };
      const answer = await send({ method: 'post', path, json, schema: accountSessionSchema, deadlineMs, ...options });
      if (!answer.ok) return answer;
      token.set(answer.value.xsrfToken);
      return ok(null);
    },
    async signOut(cloneCart, options) {
      const leave = () =>
        send({ method: 'delete', path, query: { cloneCart }, schema: anythingSchema, empty: null, deadlineMs, ...options });
      const first = await leave();
      const answer = !first.ok && first.error.kind === 'crumb' ? await leave() : first;
      if (!answer.ok) return answer;
      token.set(null);
      return ok(null);
    },
    forgetToken() {
      token.forget();
      return Promise.resolve(ok(null));
    },
  };
}
