import type { Limits } from './limits.ts';
/** Turns a value into another. `args` are the tag's, as written. If it throws, the tag prints nothing and the fault is recorded. */
export type Formatter = (value: unknown, args: readonly string[], scope: Scope) => unknown;
/** Tests the present scope's value. */
export type Predicate = (value: unknown, args: readonly string[], scope: Scope) => boolean;

/** The rendering as formatters and predicates can read it. */
export interface Scope {
  /** BCP 47 tag; `null`: no locale support, locale-dependent formatters print nothing. */
  readonly locale: string | null;
  /** Current time in ms since 1970. */
  readonly now: number;
  /** Limits of the rendering; a text longer than its output ends it. */
  readonly limits: Limits;
  /** Further inputs of the tag (`{a,b|f}`). */
  readonly others: readonly unknown[];
  lookup(path: string): unknown;
  /** Searches `value` first, which is also `@`; in a `.var` like `lookup`. */
  lookupIn(value: unknown, path: string): unknown;
  /** Records a fault; the formatter continues and returns what to print. */
  report(message: string): void;
  reportOnce(message: string): void;
  /** Caches what `create` returned for this key, for expensive objects such as number formats. */
  keep<Value>(key: string, create: () => Value): Value;
  /** Renders a macro or partial with `value` as its scope; `args` becomes `@args`. */
  apply(name: string, value: unknown, isPrivate: boolean, args: object | null): string;
}
