import { readCookie } from '../lib/cookie.ts';
import { createUuid } from '../lib/createUuid.ts';
import { openStore, type Store } from '../lib/openStore.ts';
import { clearCookie, writeCookie } from '../lib/writeCookie.ts';

const DAY = 24 * 60 * 60;
const ID_LASTS = 390 * DAY;

const KEYS = {
  id: 'SS_ANALYTICS_ID',
  expiration: 'SS_ANALYTICS_EXPIRATION',
  session: 'SS_SESSION_ID',
  isFirst: 'SS_IS_FIRST_SESSION',
  hasLanded: 'SS_HAS_LANDED',
} as const;

export interface VisitorSession {
  readonly id: string;
  /** Whether this is the browser's first session here. */
  readonly isFirst: boolean;
}

export interface VisitorIds {
  analyticsId(): string | null;
  session(): VisitorSession | null;
  /** The platform's marketing id; read only, with consent. */
  marketingId(): string | null;
  clear(): void;
}

interface VisitorIdsDeps {
  readonly mayKeep: () => boolean;
  readonly mayMarket: () => boolean;
  readonly report: (error: Error) => void;
  readonly now?: () => number;
}

/** Ids from cookie, storage or memory, else new ones; none while nothing may be stored. */
export function createVisitorIds({ mayKeep, mayMarket, report, now = Date.now }: VisitorIdsDeps): VisitorIds {
  const memory = new Map<string, string>();
  const said = new Set<string>();
  const sayOnce = (message: string) => {
    if (said.has(message)) return;
    said.add(message);
    report(new Error(message));
  };
  const open = (name: 'localStorage' | 'sessionStorage') => openStore(name, () => sayOnce('Unable access local/session storage.'));
  const local = open('localStorage');
  const session = open('sessionStorage');

  const read = (key: string, store: Store) => readCookie(key) || store.get(key) || memory.get(key) || null;
  const keep = (key: string, value: string, store: Store, lasts?: number): boolean => {
    memory.set(key, value);
    writeCookie(key, value, lasts);
    return store.set(key, value) || readCookie(key) === value;
  };

  const storedId = (): string | null => {
    const cookie = readCookie(KEYS.id);
    if (cookie) return cookie;
    const left = Number(local.get(KEYS.expiration)) - now();
    const stored = left > 0 ? local.get(KEYS.id) : null;
    // The browser may have dropped the cookie.
    if (stored) writeCookie(KEYS.id, stored, Math.floor(left / 1000));
    return stored ?? memory.get(KEYS.id) ?? null;
  };

  const createId = (): string => {
    const id = createUuid();
    if (!keep(KEYS.id, id, local, ID_LASTS)) sayOnce('Unable to store analyticsId');
    local.set(KEYS.expiration, String(now() + ID_LASTS * 1000));
    return id;
  };

  const createSession = (): string => {
    const id = createUuid();
    keep(KEYS.session, id, session);
    keep(KEYS.isFirst, String(read(KEYS.hasLanded, local) === null), session);
    keep(KEYS.hasLanded, 'true', local, ID_LASTS);
    return id;
  };

  return {
    analyticsId: () => (mayKeep() ? (storedId() ?? createId()) : null),
    session() {
      if (!mayKeep()) return null;
      const id = read(KEYS.session, session) ?? createSession();
      return { id, isFirst: read(KEYS.isFirst, session) === 'true' };
    },
    marketingId: () => (mayKeep() && mayMarket() ? readCookie('SS_MID') : null),
    clear() {
      memory.clear();
      for (const key of Object.values(KEYS)) {
        clearCookie(key);
        local.remove(key);
        session.remove(key);
      }
    },
  };
}
