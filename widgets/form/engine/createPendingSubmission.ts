import { openStore } from '../../../src/lib/openStore.ts';
import { stringify } from '../../../src/lib/stringify.ts';
import { own, textOf } from '../../../src/commerce/model/untrusted.ts';

/** The outcome of a form whose page was left while it was being sent. */
export type LeftSubmission = 'unsent' | 'unknown';

/**
 * A submission without a response, kept for this tab: equal answers are sent again with the same key, also after a reload, so that the
 * platform accepts them once.
 */
export interface PendingSubmission {
  keyFor(json: string): string | null;
  begin(): void;
  /** Marks the answers as sent with this key. */
  send(key: string, json: string): void;
  /** Marks the response as lost and reported to the visitor. */
  lose(): void;
  /** Clears the record after a response, or when nothing was sent. */
  end(): void;
  /** Returns that outcome once; `null` if there is none. */
  takeLeft(): LeftSubmission | null;
}

interface Kept {
  readonly key: string;
  readonly hash: number;
  /** Whether the visitor has not yet been informed. */
  readonly isOpen: boolean;
}

/** Without storage the record lasts as long as the form is on the page. */
export function createPendingSubmission(formId: string): PendingSubmission {
  const name = `storefront-form-sent-${formId}`;
  const store = openStore('sessionStorage');
  let kept: Kept | null = readKept(store.get(name));
  const keep = (now: Kept | null) => {
    kept = now;
    if (now) store.set(name, stringify(now));
    else store.remove(name);
  };
  return {
    keyFor: (json) => (kept && kept.key !== '' && kept.hash === hashOf(json) ? kept.key : null),
    begin: () => keep({ key: '', hash: 0, isOpen: true }),
    send: (key, json) => keep({ key, hash: hashOf(json), isOpen: true }),
    lose: () => void (kept && keep({ ...kept, isOpen: false })),
    end: () => keep(null),
    takeLeft() {
      if (!kept?.isOpen) return null;
      const left = kept.key === '' ? 'unsent' : 'unknown';
      keep(left === 'unsent' ? null : { ...kept, isOpen: false });
      return left;
    },
  };
}

function readKept(text: string | null): Kept | null {
  try {
    const raw: unknown = JSON.parse(text ?? 'null');
    const hash = own(raw, 'hash');
    return typeof hash === 'number' ? { key: textOf(own(raw, 'key')), hash, isOpen: own(raw, 'isOpen') === true } : null;
  } catch {
    return null;
  }
}

/** FNV-1a of 32 bits (https://datatracker.ietf.org/doc/html/draft-eastlake-fnv): detects a change without revealing what was typed. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
