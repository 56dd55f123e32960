import type { ApiError } from '../core/wire/ApiError.ts';
import type { OwnerApi } from './calls.ts';
import type { WaitingVariant } from './loadRestock.ts';

/** Variants per request, so that progress can be shown and sending can be cancelled. */
const AT_ONCE = 25;

export interface SendingState {
  /** Variants that the platform has accepted. */
  readonly sent: ReadonlySet<string>;
  /** Variants whose response was lost; they are not sent again from this page. */
  readonly unknown: ReadonlySet<string>;
  readonly progress: { readonly done: number; readonly of: number } | null;
  readonly error: string | null;
}

export interface Sending {
  readonly state: SendingState;
  /** Sends these variants, except those that were or may have been sent. Ignored while sending. Resolves with the number accepted. */
  send(variants: readonly WaitingVariant[]): Promise<number>;
  cancel(): void;
  subscribe(listener: () => void): () => void;
}

/** After a refusal nothing was sent and it may be tried again; other failures leave the outcome unknown. */
const isCertainNo = ({ kind, status }: ApiError): boolean =>
  kind === 'crumb' || kind === 'rate-limit' || (kind === 'http' && status !== null && status < 500);

/** @param explain makes a message for people of an error */
export function createSending(api: OwnerApi, explain: (error: ApiError) => string): Sending {
  let state: SendingState = { sent: new Set(), unknown: new Set(), progress: null, error: null };
  const batch = { isCancelled: false };
  const listeners = new Set<() => void>();
  const show = (change: Partial<SendingState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const withKeys = (known: ReadonlySet<string>, variants: readonly WaitingVariant[]) =>
    new Set([...known, ...variants.map(({ key }) => key)]);

  return {
    get state() {
      return state;
    },
    async send(variants) {
      if (state.progress) return 0;
      const due = variants.filter(({ key }) => !state.sent.has(key) && !state.unknown.has(key));
      batch.isCancelled = false;
      let done = 0;
      show({ progress: { done, of: due.length }, error: null });
      for (let at = 0; at < due.length && !batch.isCancelled; at += AT_ONCE) {
        const part = due.slice(at, at + AT_ONCE);
        const [only] = part;
        // oxlint-disable-next-line no-await-in-loop -- one after the other, so that it can be cancelled
        const answer = await (due.length === 1 && only ? api.send(only) : api.sendAll(part));
        if (!answer.ok) {
          const { error } = answer;
          show({ error: explain(error), ...(!isCertainNo(error) && { unknown: withKeys(state.unknown, part) }) });
          break;
        }
        done += part.length;
        show({ sent: withKeys(state.sent, part), progress: { done, of: due.length } });
      }
      show({ progress: null });
      return done;
    },
    cancel: () => void (batch.isCancelled = true),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
