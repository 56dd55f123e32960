import { readList, type Store } from '../../../src/lib/openStore.ts';

/** How long the other tabs are given to answer that a change is theirs, in ms, and how long a claim has to stand. */
const ANSWER_MS = 250;
const STANDS_MS = 100;

/** How many keys are remembered. */
const MAX_KEYS = 50;

/** Where all tabs store which page has taken which key. */
const CLAIMS_KEY = 'storefront-cart-keys';

/** A message between tabs about claims. */
export interface ClaimMessage {
  readonly type: 'ask' | 'mine';
  /** The sender. */
  readonly page: string;
  readonly keys: readonly string[];
}

/** Finds out which page has the changes that a tab finds in its storage: a copied tab finds them as well, and each is to be sent once. */
export interface Claims {
  /** `onAnswer` gets the keys that no other page holds, and the others, when that is certain. */
  request(keys: readonly string[], onAnswer: (granted: string[], refused: string[]) => void): void;
  /** Voids open requests when the page is left; a page that returns sends them again. */
  cancel(): void;
  onMessage(message: ClaimMessage): void;
  /** Whether another page has taken the key, which this one holds: this one was asleep when it was asked. */
  isTaken(key: string): boolean;
  /** It has been sent, and no other page is to send it, also one that finds an old copy of it. */
  setDone(key: string): void;
}

/** A key, the page that has taken it, and whether it is done. */
type Claim = readonly [key: string, page: string, isDone: boolean];

/**
 * Without `navigator.locks`, which plain http does not have, and which keeps a page that holds one out of the back/forward cache: a page
 * that is to take a key asks for it, waits, takes it by a claim in the storage that all tabs share, waits again, and has it if the claim still
 * stands. Of two that ask at once the one with the lesser name has it. Where tabs can neither be asked nor share a storage, each has what
 * it finds.
 * @param page the name of this page, which no other page has
 * @param isHeld whether this page has the key already
 */
export function createClaims(
  page: string,
  shared: Store,
  post: (message: ClaimMessage) => void,
  later: (ms: number, run: () => void) => () => void,
  isHeld: (key: string) => boolean,
): Claims {
  const asked = new Set<string>();
  const lost = new Set<string>();
  let timers: (() => void)[] = [];
  const after = (ms: number, run: () => void) => void (timers = [...timers, later(ms, run)]);
  const find = (key: string) => readClaims(shared).find(([name]) => name === key);
  const isDone = (key: string) => find(key)?.[2] === true;
  const write = (claims: readonly Claim[]) => {
    const keys = new Set(claims.map(([key]) => key));
    shared.set(CLAIMS_KEY, JSON.stringify([...readClaims(shared).filter(([key]) => !keys.has(key)), ...claims].slice(-MAX_KEYS)));
  };

  return {
    request(keys, onAnswer) {
      for (const key of keys) {
        asked.add(key);
        lost.delete(key);
      }
      post({ type: 'ask', page, keys });
      after(ANSWER_MS, () => {
        const free = keys.filter((key) => !lost.has(key) && !isDone(key));
        write(free.map((key) => [key, page, false]));
        after(STANDS_MS, () => {
          const granted = free.filter((key) => !lost.has(key) && (find(key)?.[1] ?? page) === page);
          for (const key of keys) asked.delete(key);
          onAnswer(
            granted,
            keys.filter((key) => !granted.includes(key)),
          );
        });
      });
    },
    cancel() {
      for (const run of timers.splice(0)) run();
      asked.clear();
    },
    onMessage({ type, page: from, keys }) {
      if (from === page) return;
      if (type === 'mine') {
        for (const key of keys) if (asked.has(key)) lost.add(key);
        return;
      }
      const mine = keys.filter((key) => isHeld(key) || isDone(key) || (asked.has(key) && !lost.has(key) && page < from));
      for (const key of keys) if (asked.has(key) && !mine.includes(key)) lost.add(key);
      if (mine.length > 0) post({ type: 'mine', page, keys: mine });
    },
    isTaken(key) {
      const claim = find(key);
      return claim !== undefined && (claim[1] !== page || claim[2]);
    },
    setDone: (key) => write([[key, page, true]]),
  };
}

/** The claims in the storage that all tabs share. */
const readClaims = (shared: Store): Claim[] =>
  readList(shared, CLAIMS_KEY).filter((one): one is Claim => Array.isArray(one) && one.length === 3);
