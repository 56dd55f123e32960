import type { ApiError } from '../../../src/core/wire/ApiError.ts';
import { fail, type Result } from '../../../src/lib/result.ts';
import { aborted } from './settleChange.ts';

type Outcome<Value> = Result<Value, ApiError>;

/** The open calls, by the key of what they wait for. */
export interface Outcomes<Value> {
  open(key: string): Promise<Outcome<Value>>;
  isAwaited(key: string): boolean;
  /** The call that waits for `key` gets the outcome of `to`. */
  join(key: string, to: string): void;
  /** A key without a call is passed over. */
  settle(key: string, outcome: Outcome<Value>): void;
  settleAll(outcome: Outcome<Value>): void;
}

export function createOutcomes<Value>(): Outcomes<Value> {
  const waiting = new Map<string, ((outcome: Outcome<Value>) => void)[]>();
  const settle = (key: string, outcome: Outcome<Value>) => {
    const waiters = waiting.get(key) ?? [];
    waiting.delete(key);
    for (const run of waiters) run(outcome);
  };
  return {
    open: (key) => new Promise((resolve) => waiting.set(key, [...(waiting.get(key) ?? []), resolve])),
    join(key, to) {
      const waiters = waiting.get(key) ?? [];
      const others = waiting.get(to);
      waiting.delete(key);
      // A change without a call was stored by an earlier page; its outcome reaches no one.
      if (others) others.push(...waiters);
      else for (const run of waiters) run(fail(aborted()));
    },
    isAwaited: (key) => waiting.has(key),
    settle,
    settleAll(outcome) {
      for (const key of waiting.keys()) settle(key, outcome);
    },
  };
}
