/** An answer of the platform; `body` is `undefined` where it is no JSON. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly text: string;
  readonly headers: Headers;
}

export interface SendOptions {
  /** Names the write. */
  readonly key?: string;
  /** The anti-forgery token; `null` sends none. Default: the cookie's. */
  readonly crumb?: string | null;
  /** Further headers. */
  readonly headers?: Readonly<Record<string, string>>;
}

type Method = 'get' | 'post' | 'put' | 'delete';

/** A browser as far as the platform can tell: cookies, and the anti-forgery token of each write. */
export interface Visitor {
  readonly cookies: Map<string, string>;
  /** Opens the site's first page, which gives cookies. */
  open(): Promise<Answer>;
  /** `body`: JSON, or a text that is sent as it stands. */
  send(method: Method, path: string, body?: unknown, options?: SendOptions): Promise<Answer>;
}

export interface VisitorOptions {
  readonly url: string;
  readonly keyHeader: string;
  readonly deadlineMs: number;
}

/** A platform may limit how often a visitor asks. */
const MOST_WAITS = 10;
const LONGEST_WAIT_MS = 5000;

export function createVisitor({ url, keyHeader, deadlineMs }: VisitorOptions): Visitor {
  const cookies = new Map<string, string>();
  const once = async (method: Method, path: string, body: unknown, { key, crumb, headers = {} }: SendOptions): Promise<Answer> => {
    const token = crumb === undefined ? cookies.get('crumb') : crumb;
    const isApi = path.startsWith('/api/');
    const response = await fetch(new URL(path, url), {
      method: method.toUpperCase(),
      redirect: 'manual',
      signal: AbortSignal.timeout(deadlineMs),
      headers: {
        accept: isApi ? 'application/json' : 'text/html,application/json',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        // A browser sends the origin of a write, and a platform may insist on it.
        ...(method !== 'get' && { origin: new URL(url).origin }),
        ...(isApi && token !== undefined && token !== null && { 'x-csrf-token': token }),
        ...(key !== undefined && { [keyHeader]: key }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) keep(cookies, cookie);
    const text = await response.text();
    return { status: response.status, body: parseJson(text), text, headers: response.headers };
  };
  const send: Visitor['send'] = async (method, path, body, options = {}) => {
    for (let waits = 0; ; waits += 1) {
      const answer = await once(method, path, body, options);
      if (answer.status !== 429 || waits >= MOST_WAITS) return answer;
      const seconds = Number(answer.headers.get('retry-after') ?? 1);
      await new Promise((go) => setTimeout(go, Math.min(Math.max(seconds * 1000 || 1000, 100), LONGEST_WAIT_MS)));
    }
  };
  return { cookies, send, open: () => send('get', '/') };
}

function keep(cookies: Map<string, string>, cookie: string): void {
  const [pair = '', ...attributes] = cookie.split(';');
  const at = pair.indexOf('=');
  const name = pair.slice(0, at).trim();
  const isOver = attributes.some((attribute) => /^\s*max-age=0\s*$/i.test(attribute) || /^\s*expires=.*1970/i.test(attribute));
  if (isOver) cookies.delete(name);
  else cookies.set(name, pair.slice(at + 1).trim());
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
