import type { Limits } from './limits.ts';
/** Turns a value into another. `args` are the tag's, as written. May throw: the tag then prints nothing, and the fault is recorded. */
export type Formatter = (value: unknown, args: readonly string[], scope: Scope) => unknown;
/** Whether something holds of the present scope's value. */
export type Predicate = (value: unknown, args: readonly string[], scope: Scope) => boolean;

/** What a formatter or predicate may ask of the page it works for. */
export interface Scope {
  /** BCP 47 tag; `null`: no locale support, locale-dependent formatters print nothing. */
  readonly locale: string | null;
  /** The present moment, in ms since 1970. */
  readonly now: number;
  /** What the host allows the rendering: a text longer than its output ends it. */
  readonly limits: Limits;
  /** The second and further inputs of the tag (`{a,b|f}`). */
  readonly others: readonly unknown[];
  /** The value at a path, from the scope around the tag outwards; `undefined` if missing or no path. */
  lookup(path: string): unknown;
  /** The same, looking into `value` first, in which `@` is `value` itself; in a `.var` the value is no scope, and this is as `lookup`. */
  lookupIn(value: unknown, path: string): unknown;
  /** Records a fault; the formatter goes on and returns what should be printed. */
  report(message: string): void;
  /** The same, but a fault that many tags share is recorded once in a rendering. */
  reportOnce(message: string): void;
  /** What `create` gave at the first call with this key: for objects that are dear to make (number formats and the like). */
  keep<Value>(key: string, create: () => Value): Value;
  /** Renders a macro or partial with `value` as its scope. `args` becomes `@args`. */
  apply(name: string, value: unknown, isPrivate: boolean, args: object | null): string;
}
