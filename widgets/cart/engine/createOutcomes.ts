import type { ApiError } from '../../../src/core/wire/ApiError.ts';
import { fail, type Result } from '../../../src/lib/result.ts';
import { aborted } from './settleWant.ts';

type Outcome<Value> = Result<Value, ApiError>;

/** Who waits for what becomes of something, by its key. */
export interface Outcomes<Value> {
  open(key: string): Promise<Outcome<Value>>;
  isAwaited(key: string): boolean;
  /** Whoever waits for `key` has what becomes of `to`. */
  join(key: string, to: string): void;
  /** A key that nobody waits for is passed over. */
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
    open: (key) => new Promise((resolve) => waiting.set(key, [resolve])),
    join(key, to) {
      const waiters = waiting.get(key) ?? [];
      const others = waiting.get(to);
      waiting.delete(key);
      // One that nobody waits for was kept by an earlier page; then nobody can say what has become of it.
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
