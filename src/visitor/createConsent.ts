import { parseJson } from '../lib/result.ts';
import { readCookie } from '../lib/cookie.ts';
import { openStore, type Store } from '../lib/openStore.ts';
import { whenReturned, whenShown } from '../lib/when.ts';
import { PURPOSES, type ConsentChoice, type ConsentState, type Purpose } from '../commerce/model/consent.ts';
import { CONSENT_KEY } from '../commerce/model/constants.ts';
import { readConsent, type Consent, type ConsentAnswer, type ConsentSources } from './readConsent.ts';
import { addListener } from '../lib/listen.ts';

const DAY_MS = 86_400_000;

export interface ConsentKeeper {
  get(): ConsentState;
  /** Source of the decision, see `Consent`. */
  from(): Consent['from'];
  /** Whether an answer of the visitor counts on this site. */
  isOpen(): boolean;
  /** Whether the visitor is to be asked: there is no answer yet, and the site waits for one or has its banner on. */
  isAsking(): boolean;
  /** Stores the visitor's answer; takes effect at once, in other tabs too. */
  set(answer: ConsentChoice): void;
  subscribe(listener: (state: ConsentState) => void): () => void;
  stop(): void;
}

/**
 * @param sources reads the page context and settings
 *
 * @param days how long an answer counts; the platform's own expires with its cookie
 */
export function createConsent(
  page: Document,
  sources: () => Pick<ConsentSources, 'context' | 'isAsked' | 'isOptedOut'>,
  days: number,
  store: Store = openStore('localStorage'),
): ConsentKeeper {
  const listeners = new Set<(state: ConsentState) => void>();
  // Also kept in memory, for browsers that store nothing.
  let own = parseAnswer(store.get(CONSENT_KEY));
  const read = () => {
    if (own && Date.now() - own.at >= days * DAY_MS) {
      own = null;
      store.remove(CONSENT_KEY);
    }
    return readConsent({ ...sources(), own, platformCookie: readCookie('ss_cookieAllowed') });
  };
  let current = read();
  const isAsking = ({ state, from, isOpen }: Consent) =>
    isOpen && from === 'policy' && (state.analytics === null || sources().context.cookieSettings?.isCookieBannerEnabled === true);

  const refresh = () => {
    const next = read();
    const former = current;
    current = next;
    const isSame = isAsking(next) === isAsking(former) && PURPOSES.every((purpose) => next.state[purpose] === former.state[purpose]);
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
  const offs = [whenShown(refresh), whenReturned(refresh), addListener(window, 'storage', onStorage), addListener(page, 'click', onClick)];
  // Without a banner there is no answer to wait for, and listening costs half a millisecond.
  const { cookieSettings } = sources().context;
  if (cookieSettings?.isCookieBannerEnabled || cookieSettings?.isRestrictiveCookiePolicyEnabled) offs.push(watchCookies(refresh));

  return {
    get: () => current.state,
    from: () => current.from,
    isOpen: () => current.isOpen,
    isAsking: () => isAsking(current),
    set(choice) {
      own = { ...givenIn(choice), at: Date.now(), overrulesBrowser: sources().isOptedOut };
      store.set(CONSENT_KEY, JSON.stringify(own));
      refresh();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop() {
      for (const off of offs) off();
      listeners.clear();
    },
  };
}

function watchCookies(onChange: () => void): () => void {
  const { cookieStore } = globalThis as { cookieStore?: EventTarget };
  return cookieStore ? addListener(cookieStore, 'change', onChange) : () => undefined;
}

function parseAnswer(text: string | null): ConsentAnswer | null {
  const { at, overrulesBrowser, ...choice } = Object(parseJson(text)) as Partial<ConsentAnswer>;
  if (typeof choice.analytics !== 'boolean' || typeof choice.marketing !== 'boolean') return null;
  return { ...givenIn(choice), at: typeof at === 'number' ? at : 0, overrulesBrowser: overrulesBrowser === true };
}

/** A purpose without an answer takes the one about marketing. */
const givenIn = ({ analytics, marketing, preferences = marketing, saleOfData = marketing }: Partial<Record<Purpose, unknown>>) => ({
  analytics: analytics === true,
  marketing: marketing === true,
  preferences: preferences === true,
  saleOfData: saleOfData === true,
});
