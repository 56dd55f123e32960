import { z } from '../../src/lib/zod.ts';
import { ok, type Result } from '../../src/lib/result.ts';
import { accountSessionSchema, type Credentials } from './model/accountSession.ts';
import type { ApiError } from '../../src/core/wire/ApiError.ts';
import type { CallOptions, Send } from '../../src/core/wire/createSend.ts';
import type { SiteUserToken } from '../../src/core/wire/siteUserToken.ts';

/** A customer's session on the platform (spec §7). Its token stays in here: nobody who logs in ever sees it. */
export interface AccountApi {
  /** Sent once; never repeated by itself. */
  signIn(credentials: Credentials, options?: CallOptions): Promise<Result<null, ApiError>>;
  /** Repeated once, and only where the platform has refused the crumb: it has set a new one then. */
  signOut(cloneCart: boolean, options?: CallOptions): Promise<Result<null, ApiError>>;
  /** Another tab has logged in or out. */
  hear(): Promise<Result<null, ApiError>>;
}

const anythingSchema = z.unknown();

/** @param deadlineMs how long the visitor waits, in ms, from the click to the end of the answer. */
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
    hear() {
      token.forget();
      return Promise.resolve(ok(null));
    },
  };
}
