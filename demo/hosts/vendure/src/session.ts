import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const SESSION = 'storefront_session';
const MONTH_S = 30 * 86_400;

/** The visitor of a request, known by a cookie that scripts cannot read. */
export interface Visitor {
  /** The hash by which the database knows the cookie. */
  readonly id: string;
  readonly isNew: boolean;
  /** The anti-forgery token that belongs to this cookie and no other. */
  readonly crumb: string;
}

export type App = Hono<{ Variables: { visitor: Visitor } }>;

const isToken = (text: string | undefined): text is string => text !== undefined && /^[\w-]{43}$/.test(text);

/** Reads the visitor, and gives a new one a cookie; the token's cookie is set where it is missing or wrong. */
export function readVisitor(context: Context, secret: string): Visitor {
  const known = getCookie(context, SESSION);
  const token = isToken(known) ? known : randomBytes(32).toString('base64url');
  const isNew = token !== known;
  const secure = new URL(context.req.url).protocol === 'https:' || context.req.header('x-forwarded-proto') === 'https';
  const life = { path: '/', sameSite: 'Lax', secure, maxAge: MONTH_S } as const;
  if (isNew) setCookie(context, SESSION, token, { ...life, httpOnly: true });
  const crumb = createHmac('sha256', secret).update(`crumb ${token}`).digest('base64url');
  if (getCookie(context, 'crumb') !== crumb) setCookie(context, 'crumb', crumb, life);
  return { id: createHash('sha256').update(token).digest('hex').slice(0, 40), isNew, crumb };
}

/** Tells scripts that there is a cart to be read; nothing about which. */
export function markCart(context: Context): void {
  if (getCookie(context, 'hasCart') !== 'true') setCookie(context, 'hasCart', 'true', { path: '/', sameSite: 'Lax', maxAge: MONTH_S });
}

export function isCrumbGood(context: Context, { crumb, isNew }: Visitor): boolean {
  const given = context.req.header('x-csrf-token') ?? '';
  return !isNew && given.length === crumb.length && timingSafeEqual(Buffer.from(given), Buffer.from(crumb));
}
