import { openStore } from '../../../src/lib/openStore.ts';
import { stringify } from '../../../src/lib/stringify.ts';
import { own, textOf } from '../../../src/commerce/model/untrusted.ts';

/** The outcome of a form that was being sent when its page was left, for the visitor who comes back. */
export type LeftSubmission = 'unsent' | 'unknown';

/**
 * A submission whose answer has not been read, kept for this tab beside the form's draft: equal answers go out again under the same key,
 * also after a reload, so that the platform takes them once.
 */
export interface PendingSubmission {
  /** The key under which these answers went out without an answer; `null`: they did not. */
  keyFor(json: string): string | null;
  /** The form is about to be sent and has no key yet. */
  begin(): void;
  /** The answers are on their way under this key. */
  send(key: string, json: string): void;
  /** No answer came, and the visitor has been told so. */
  lose(): void;
  /** An answer was read, or nothing was sent. */
  end(): void;
  /** Gives that outcome once; `null` if no form was left that way. */
  takeLeft(): LeftSubmission | null;
}

interface Kept {
  /** '' before the platform has given one. */
  readonly key: string;
  readonly hash: number;
  /** Whether the visitor does not know yet that there is no answer. */
  readonly isOpen: boolean;
}

/** Where the browser keeps nothing, it is remembered for as long as the form is on the page. */
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

/** Storage is anyone's on this site: what is no submission is none. */
function readKept(text: string | null): Kept | null {
  try {
    const raw: unknown = JSON.parse(text ?? 'null');
    const hash = own(raw, 'hash');
    return typeof hash === 'number' ? { key: textOf(own(raw, 'key')), hash, isOpen: own(raw, 'isOpen') === true } : null;
  } catch {
    return null;
  }
}

/** FNV-1a of 32 bits (https://datatracker.ietf.org/doc/html/draft-eastlake-fnv): enough to see a change, too few to tell what was typed. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
