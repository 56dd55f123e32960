import type { Store } from '../../../src/lib/openStore.ts';

/** How long the other tabs are given to say that something is theirs, in ms, and how long a claim has to stand. */
const ANSWER_MS = 250;
const STANDS_MS = 100;

/** How many keys are remembered. */
const MOST_KEYS = 50;

/** Where all tabs keep which page has taken which key. */
const CLAIMS_KEY = 'storefront-cart-keys';

/** What tabs say to each other about claims. */
export interface ClaimWord {
  readonly type: 'ask' | 'mine';
  /** Who says so. */
  readonly page: string;
  readonly keys: readonly string[];
}

/** Whose the intents are that a tab finds in its storage: a copied tab finds them as well, and each is to be sent once. */
export interface Claims {
  /** The keys that nobody else holds; told when it is certain. */
  ask(keys: readonly string[], onAnswer: (granted: string[], refused: string[]) => void): void;
  /** The page is left: what it asks for now it has to ask for again. */
  cancel(): void;
  hear(word: ClaimWord): void;
  /** Whether another page has taken the key, which this one holds: this one was asleep when it was asked. */
  isTaken(key: string): boolean;
  /** It has been sent, and is not to be sent by anyone else, also by a page that finds an old copy of it. */
  setDone(key: string): void;
}

/** A key, the page that has taken it, and whether it is done. */
type Claim = readonly [key: string, page: string, isDone: boolean];

/**
 * Without `navigator.locks`, which plain http does not have: a page that wants a key asks for it, waits, takes it by a claim in the
 * storage that all tabs share, waits again, and has it if the claim still stands. Of two that ask at once the one with the lesser name
 * has it. Where tabs can neither be asked nor share a storage, everyone has what is found.
 * @param page the name of this page, that nobody else has
 * @param isHeld whether this page has the key already
 */
export function createClaims(
  page: string,
  shared: Store,
  post: (word: ClaimWord) => void,
  later: (ms: number, run: () => void) => () => void,
  isHeld: (key: string) => boolean,
): Claims {
  const asked = new Set<string>();
  const lost = new Set<string>();
  let callOff: (() => void)[] = [];
  const after = (ms: number, run: () => void) => void (callOff = [...callOff, later(ms, run)]);
  const readAll = (): Claim[] => {
    try {
      const all: unknown = JSON.parse(shared.get(CLAIMS_KEY) ?? '[]');
      return Array.isArray(all) ? (all.filter((one) => Array.isArray(one) && one.length === 3) as Claim[]) : [];
    } catch {
      return [];
    }
  };
  const claimOf = (key: string) => readAll().find(([name]) => name === key);
  const write = (claims: readonly Claim[]) => {
    const names = new Set(claims.map(([key]) => key));
    shared.set(CLAIMS_KEY, JSON.stringify([...readAll().filter(([key]) => !names.has(key)), ...claims].slice(-MOST_KEYS)));
  };

  return {
    ask(keys, onAnswer) {
      for (const key of keys) {
        asked.add(key);
        lost.delete(key);
      }
      post({ type: 'ask', page, keys });
      after(ANSWER_MS, () => {
        const free = keys.filter((key) => !lost.has(key) && claimOf(key)?.[2] !== true);
        write(free.map((key) => [key, page, false]));
        after(STANDS_MS, () => {
          const granted = free.filter((key) => !lost.has(key) && (claimOf(key)?.[1] ?? page) === page);
          for (const key of keys) asked.delete(key);
          onAnswer(
            granted,
            keys.filter((key) => !granted.includes(key)),
          );
        });
      });
    },
    cancel() {
      for (const run of callOff.splice(0)) run();
      asked.clear();
    },
    hear({ type, page: from, keys }) {
      if (from === page) return;
      if (type === 'mine') {
        for (const key of keys) if (asked.has(key)) lost.add(key);
        return;
      }
      const mine = keys.filter((key) => isHeld(key) || claimOf(key)?.[2] === true || (asked.has(key) && !lost.has(key) && page < from));
      for (const key of keys) if (asked.has(key) && !mine.includes(key)) lost.add(key);
      if (mine.length > 0) post({ type: 'mine', page, keys: mine });
    },
    isTaken(key) {
      const claim = claimOf(key);
      return claim !== undefined && (claim[1] !== page || claim[2]);
    },
    setDone: (key) => write([[key, page, true]]),
  };
}
