import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Refusal } from './db/Refusal.ts';
import type { HostContext } from './HostContext.ts';
import { readRecord } from './RequestRecord.ts';
import { readVisitor, type Visitor } from './readVisitor.ts';
import type { ScenarioRules } from './ScenarioRules.ts';

export interface Exchange {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
  /** The body as it arrived. */
  readonly rawBody: string;
  readonly cartToken: string | null;
  /** The visitor's cart token, created if there is none. */
  openCart(): string;
  /** Gives the visitor another cart; `null`: none. */
  giveCart(token: string | null): void;
  readonly headers: Headers;
  readonly rules: ScenarioRules;
}

export interface Reply {
  readonly status: number;
  readonly body: unknown;
  /** Values of `Set-Cookie` headers. */
  readonly cookies?: readonly string[];
}

export const reply = (body: unknown): Reply => ({ status: 200, body });
export const refuse = ({ status, error }: Refusal): Reply => ({ status, body: { error } });

type Kind = 'shop' | 'facts' | 'service';

type Method = 'get' | 'post' | 'put' | 'delete';

export interface RouteOptions {
  /** Whether a write needs the crumb; default yes. Beacons cannot carry it, and other origins do not know it. */
  readonly needsCrumb?: boolean;
  /** `facts` for the site, or for a `service` of another origin; both have their own log and scenarios. */
  readonly kind?: Kind;
}

/** Binds a method and a path, on any origin, to a resource. */
export type Route = (method: Method, path: string, answer: (exchange: Exchange) => Reply, options?: RouteOptions) => HttpHandler;

/** Creates handlers that share one host's log, scenario, crumb and cookies. */
export function createRoute(host: HostContext): Route {
  /** By visitor and key: what a repeated write is answered with. */
  const answered = new Map<string, Reply>();
  return (method, path, answer, { needsCrumb = true, kind = 'shop' } = {}) =>
    http[method](`*${path}`, async ({ request, params }) => {
      const visitor = readVisitor(request, host, kind !== 'shop');
      const { rules, turn } = visitor;
      const record = await readRecord(request, visitor.choice, host.now());
      host.note(record, kind !== 'shop');

      const work = (): Response => {
        if (method !== 'get' && needsCrumb && !isCrumbGood(request, visitor)) return refuseCrumb(host);
        let { cartToken } = visitor;
        let given: string | null | undefined;
        const key = keyOf(request, visitor);
        const before = key === null ? undefined : answered.get(key);
        const replied =
          before ??
          answer({
            params: params as Record<string, string>,
            query: new URL(request.url).searchParams,
            body: record.body,
            rawBody: record.rawBody,
            cartToken,
            openCart: () =>
              (cartToken ??= visitor.crumb === null ? `cart-${host.db.createId()}` : (host.db.tokenOf(visitor.crumb, true) ?? '')),
            giveCart(token) {
              cartToken = given = token;
              if (visitor.crumb !== null) host.db.setToken(visitor.crumb, token);
            },
            headers: request.headers,
            rules,
          });
        if (key !== null) answered.set(key, replied);
        const { status, body, cookies = [] } = replied;
        if (kind === 'service') return HttpResponse.json(body as null, { status, headers: { 'access-control-allow-origin': '*' } });
        return HttpResponse.json(body as null, {
          status,
          headers: [...cartCookies(cartToken, visitor, given), ...cookies.map((cookie): [string, string] => ['set-cookie', cookie])],
        });
      };
      const replaced = rules.instead?.(turn);
      const whole = replaced ?? work();
      // Of what a scenario cuts off, the log has the whole: it never ends.
      const sentText = whole.type === 'error' ? '' : await whole.clone().text();
      const response = replaced ?? (await (rules.after ?? keep)(whole));
      const delayMs = rules.delayMs?.(turn) ?? 0;
      if (delayMs > 0) await host.wait(delayMs);
      record.ms = Math.max(0, Math.round(host.now() - record.at));
      record.answer = response.type === 'error' ? null : { text: sentText, type: response.headers.get('content-type') ?? '' };
      record.status = response.type === 'error' ? 0 : response.status;
      host.note(record, kind !== 'shop');
      return response;
    });
}

/** Names a write of a visitor, for bundles that get the header's name by `data-key-header`. `null`: not named. */
function keyOf(request: Request, { crumb }: Visitor): string | null {
  const key = request.headers.get('idempotency-key');
  return key === null || crumb === null || request.method === 'GET' ? null : `${crumb} ${key}`;
}

const keep = (answer: Response): Response => answer;

function isCrumbGood(request: Request, { crumb, rules, turn }: Visitor): boolean {
  if (rules.crumb === 'refused' || (rules.crumb === 'refused-once' && turn === 0)) return false;
  return crumb !== null && request.headers.get('x-csrf-token') === crumb;
}

/** A refusal sets a new crumb, so that the next try can succeed. */
function refuseCrumb(host: HostContext): Response {
  return HttpResponse.json(
    { error: 'Invalid crumb', crumbFail: true },
    { status: 401, headers: { 'set-cookie': crumbCookie(host.db.createId()) } },
  );
}

/** The attributes of a cookie that is to go. */
export const EXPIRED = 'Path=/; SameSite=Lax; Max-Age=0';

export const crumbCookie = (crumb: string): string => `crumb=${crumb}; Path=/; SameSite=Lax`;

function cartCookies(token: string | null, { hasCartCookie, rules }: Visitor, given: string | null | undefined): [string, string][] {
  if (given === null) return ['CART', 'hasCart'].map((name) => ['set-cookie', `${name}=; ${EXPIRED}`]);
  if (token === null || (hasCartCookie && given === undefined) || rules.cookies === 'ignored') return [];
  return [
    ['set-cookie', `CART=${token}; Path=/; SameSite=Lax`],
    ['set-cookie', 'hasCart=true; Path=/; SameSite=Lax'],
  ];
}
