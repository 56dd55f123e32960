import type { HttpHandler } from 'msw';
import { z } from '../../src/lib/zod.ts';
import { refuse, type Route } from '../createRoute.ts';
import type { AccountStore } from '../db/createAccountStore.ts';
import type { Db } from '../db/Db.ts';
import { refusals } from '../db/Refusal.ts';

const credentialsSchema = z.object({ email: z.string(), password: z.string(), rememberMe: z.boolean() });

const PATH = '/api/site-users/account/session';
const GONE = 'Path=/; SameSite=Lax; Max-Age=0';

export function createAccountHandlers(route: Route, store: AccountStore, db: Pick<Db, 'createId'>): HttpHandler[] {
  return [
    route('post', PATH, ({ body }) => {
      const given = credentialsSchema.safeParse(body);
      if (!given.success) return refuse(refusals.malformed);
      const { email, password, rememberMe } = given.data;
      const customer = store.customers.find((known) => known.email === email && known.password === password);
      if (!customer) return { status: 401, body: { message: 'That email or password is not right.' } };
      if (customer.isLocked) return { status: 423, body: { message: 'This account is locked. Write to us to have it opened.' } };
      const xsrfToken = `xsrf-${db.createId()}`;
      store.open(xsrfToken);
      const life = `Path=/; SameSite=Lax${rememberMe ? '; Max-Age=1209600' : ''}`;
      return {
        status: 200,
        body: { xsrfToken },
        cookies: [`SiteUserSecureAuthToken=customer; ${life}`, `siteUserCrumb=${xsrfToken}; ${life}`],
      };
    }),
    route('delete', PATH, ({ headers }) => {
      const token = headers.get('x-siteuser-xsrf-token');
      if (token === null || !store.tokens.has(token)) return { status: 403, body: { message: 'You are not signed in.' } };
      store.close(token);
      return { status: 200, body: {}, cookies: [`SiteUserSecureAuthToken=; ${GONE}`, `siteUserCrumb=; ${GONE}`] };
    }),
  ];
}
