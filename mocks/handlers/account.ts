import type { HttpHandler } from 'msw';
import { lazySchema, z } from '../../src/lib/zod.ts';
import { EXPIRED, refuse, type Route } from '../createRoute.ts';
import type { AccountStore } from '../db/createAccountStore.ts';
import type { Db } from '../db/Db.ts';
import { refusals } from '../db/Refusal.ts';

const credentialsSchema = lazySchema(() => z.object({ email: z.string(), password: z.string(), rememberMe: z.boolean() }));

const PATH = '/api/site-users/account/session';

/**
 * Signing in and out. A customer's cart stays with the account: signing out leaves the visitor a copy of it where `cloneCart` says so, and no
 * cart otherwise; signing in brings it back to a visitor whose own cart is empty.
 */
export function createAccountHandlers(route: Route, store: AccountStore, db: Pick<Db, 'createId' | 'cart' | 'cloneCart'>): HttpHandler[] {
  return [
    route('post', PATH, ({ body, cartToken, giveCart }) => {
      const given = credentialsSchema().safeParse(body);
      if (!given.success) return refuse(refusals.malformed);
      const { email, password, rememberMe } = given.data;
      const customer = store.customers.find((known) => known.email === email && known.password === password);
      if (!customer) return { status: 401, body: { message: 'That email or password is not right.' } };
      if (customer.isLocked) return { status: 423, body: { message: 'This account is locked. Write to us to have it opened.' } };
      const xsrfToken = `xsrf-${db.createId()}`;
      const kept = store.open(xsrfToken, email);
      const isFilled = (token: string | null): boolean => db.cart(token).entries.length > 0;
      if (kept !== null && isFilled(kept) && !isFilled(cartToken)) giveCart(kept);
      const life = `Path=/; SameSite=Lax${rememberMe ? '; Max-Age=1209600' : ''}`;
      return {
        status: 200,
        body: { xsrfToken },
        cookies: [`SiteUserSecureAuthToken=customer; ${life}`, `siteUserCrumb=${xsrfToken}; ${life}`],
      };
    }),
    route('delete', PATH, ({ headers, query, cartToken, giveCart }) => {
      const token = headers.get('x-siteuser-xsrf-token');
      if (token === null || !store.isOpen(token)) return { status: 403, body: { message: 'You are not signed in.' } };
      store.close(token, cartToken);
      if (cartToken !== null) giveCart(query.get('cloneCart') === 'true' ? db.cloneCart(cartToken) : null);
      return { status: 200, body: {}, cookies: [`SiteUserSecureAuthToken=; ${EXPIRED}`, `siteUserCrumb=; ${EXPIRED}`] };
    }),
  ];
}
