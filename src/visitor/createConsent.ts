import { readCookie } from '../lib/cookie.ts';
import { openStore, type Store } from '../lib/openStore.ts';
import { whenReturned, whenShown } from '../lib/when.ts';
import { readConsent, type Consent, type ConsentAnswer, type ConsentSources, type ConsentState } from './readConsent.ts';

/** Local storage, not a cookie, because no server needs it. */
export const CONSENT_KEY = 'storefront-consent';

export interface ConsentKeeper {
  get(): ConsentState;
  /** Source of the decision, see `Consent`. */
  from(): Consent['from'];
  /** Stores the visitor's answer; takes effect at once, in other tabs too. */
  set(answer: Pick<ConsentAnswer, 'analytics' | 'marketing'>): void;
  subscribe(listener: (state: ConsentState) => void): () => void;
  stop(): void;
}

/** @param sources reads the page context and settings */
export function createConsent(
  page: Document,
  sources: () => Pick<ConsentSources, 'context' | 'isAsked' | 'isOptedOut'>,
  store: Store = openStore('localStorage'),
): ConsentKeeper {
  const listeners = new Set<(state: ConsentState) => void>();
  // Also kept in memory, for browsers that store nothing.
  let own = parseAnswer(store.get(CONSENT_KEY));
  const read = () => readConsent({ ...sources(), own, platformCookie: readCookie('ss_cookieAllowed') });
  let current = read();

  const refresh = () => {
    const next = read();
    const { analytics, marketing } = current.state;
    const isSame = next.state.analytics === analytics && next.state.marketing === marketing;
    current = next;
    if (!isSame) for (const listener of listeners) listener(next.state);
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== CONSENT_KEY) return;
    own = parseAnswer(newValue);
    refresh();
  };
  // The platform's banner sets a cookie on click, and few browsers report cookie changes.
  const onClick = () => {
    if (current.state.analytics === null) setTimeout(refresh);
  };
  const offs = [whenShown(refresh), whenReturned(refresh)];
  // Without a banner there is no answer to wait for, and listening costs half a millisecond.
  const { cookieSettings } = sources().context;
  if (cookieSettings?.isCookieBannerEnabled || cookieSettings?.isRestrictiveCookiePolicyEnabled) offs.push(watchCookies(refresh));
  addEventListener('storage', onStorage);
  page.addEventListener('click', onClick);

  return {
    get: () => current.state,
    from: () => current.from,
    set({ analytics, marketing }) {
      own = { analytics: analytics === true, marketing: marketing === true, at: Date.now() };
      store.set(CONSENT_KEY, JSON.stringify(own));
      refresh();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop() {
      for (const off of offs) off();
      removeEventListener('storage', onStorage);
      page.removeEventListener('click', onClick);
      listeners.clear();
    },
  };
}

function watchCookies(onChange: () => void): () => void {
  const { cookieStore } = globalThis as { cookieStore?: EventTarget };
  cookieStore?.addEventListener('change', onChange);
  return () => cookieStore?.removeEventListener('change', onChange);
}

function parseAnswer(text: string | null): ConsentAnswer | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    const { analytics, marketing, at } = Object(value) as Partial<ConsentAnswer>;
    if (typeof analytics !== 'boolean' || typeof marketing !== 'boolean') return null;
    return { analytics, marketing, at: typeof at === 'number' ? at : 0 };
  } catch {
    return null;
  }
}
