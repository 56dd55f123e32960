import { parsePath } from '../language/parsePath.ts';
import type { Code, Path } from '../language/code.ts';
import { addError } from './addError.ts';
import { callPartial } from './callPartial.ts';
import type { TemplateError } from '../TemplateError.ts';
import { bindLocal, createFrame, type Frame, type Unit } from './frame.ts';
import { lookup } from './lookup.ts';
import { renderCode } from './renderCode.ts';
import type { Limits } from './limits.ts';
import { fail, type Run } from './Run.ts';

export interface RunSettings {
  readonly locale: string | null;
  /** `undefined`: reads the clock on first use. */
  readonly now: number | undefined;
  readonly injectables: Readonly<Record<string, unknown>>;
  readonly limits: Limits;
  /** Outlives the rendering. */
  readonly kept: Map<string, unknown>;
  /** Sources or compiled templates by name. */
  readonly partials: Readonly<Record<string, unknown>> | undefined;
  /** @param limit maximum characters of a partial's source */
  readonly read: (name: string, source: unknown, limit: number) => ReadPartial;
}

/** A loaded partial and its faults. */
export interface ReadPartial {
  readonly unit: Unit;
  readonly errors: readonly TemplateError[];
}

/** A class, because a page may have thousands of small renderings and its methods are created once. */
class PageRun implements Run {
  frame: Frame;
  unit: Unit;
  input: unknown;
  others: readonly unknown[] = NO_OTHERS;
  isBinding = false;
  depth = 0;
  innerCalls = 0;
  nesting = 0;
  at = 0;
  steps = 0;
  isStopped = false;
  readonly errors: TemplateError[] = [];
  readonly limits: Limits;
  readonly locale: string | null;
  readonly injectables: Readonly<Record<string, unknown>>;
  readonly #settings: RunSettings;
  #paths: Map<string, Path | null> | null = null;
  #reported: Set<string> | null = null;
  #called: Set<string> | null = null;
  #now: number | undefined;

  constructor(unit: Unit, data: unknown, settings: RunSettings) {
    this.frame = createFrame(data, null, false);
    this.unit = unit;
    this.limits = settings.limits;
    this.locale = settings.locale;
    this.#now = settings.now;
    this.injectables = settings.injectables;
    this.#settings = settings;
  }

  get now(): number {
    return (this.#now ??= Date.now());
  }

  lookup(text: string): unknown {
    const path = this.#pathOf(text);
    return path === null ? undefined : lookup(this.frame, path);
  }

  lookupIn(value: unknown, text: string): unknown {
    const path = this.#pathOf(text);
    if (path === null) return undefined;
    return lookup(this.isBinding ? this.frame : createFrame(value, this.frame, false), path);
  }

  report(message: string): void {
    fail(this, 'formatter', message);
  }

  reportOnce(message: string): void {
    this.#reported ??= new Set();
    if (this.#reported.has(message)) return;
    this.#reported.add(message);
    this.report(message);
  }

  keep<Value>(key: string, create: () => Value): Value {
    return keep(this.#settings.kept, key, create);
  }

  apply(name: string, value: unknown, isPrivate: boolean, args: object | null): string {
    // After the first formatter the value is no longer the tag's input, which stays a scope around it.
    const outer = this.isBinding || value === this.input ? this.frame : createFrame(this.input, this.frame, false);
    const frame = createFrame(value, outer, isPrivate);
    if (args) bindLocal(frame, '@args', args);
    return callPartial(this, name, frame);
  }

  partial(name: string): Unit | null {
    const { partials, read } = this.#settings;
    const source = partials && Object.hasOwn(partials, name) ? partials[name] : undefined;
    if (source === undefined || source === null) return null;
    const { unit, errors } = read(name, source, this.limits.partial);
    this.#called ??= new Set();
    if (!this.#called.has(name)) {
      this.#called.add(name);
      for (const error of errors) addError(this.errors, () => error);
    }
    return unit;
  }

  render(run: Run, code: Code): string {
    return renderCode(run, code);
  }

  #pathOf(text: string): Path | null {
    this.#paths ??= new Map();
    const known = this.#paths.get(text);
    if (known !== undefined) return known;
    const path = parsePath(text);
    this.#paths.set(text, path);
    return path;
  }
}

const NO_OTHERS: readonly unknown[] = [];

export const createRun = (unit: Unit, data: unknown, settings: RunSettings): Run => new PageRun(unit, data, settings);

/** Objects kept between renderings. */
const MAX_KEPT = 100;

function keep<Value>(kept: Map<string, unknown>, key: string, create: () => Value): Value {
  // The key names the kind of object, so the type is right.
  const known = kept.get(key) as Value | undefined;
  if (known !== undefined) return known;
  const value = create();
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(key, value);
  return value;
}
