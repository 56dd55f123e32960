import { parsePath } from '../language/parsePath.ts';
import type { Path } from '../language/code.ts';
import { callPartial } from './callPartial.ts';
import { createErrorList } from './errorList.ts';
import { bindLocal, createFrame, type Unit } from './frame.ts';
import { lookup } from './lookup.ts';
import { renderCode } from './renderCode.ts';
import { fail, type Limits, type Run } from './Run.ts';

/** What one rendering starts from. */
export interface RunSettings {
  readonly locale: string | null;
  readonly now: number;
  readonly injectables: Readonly<Record<string, unknown>>;
  readonly limits: Limits;
  /** Outlives the rendering. */
  readonly kept: Map<string, unknown>;
  /** `null` if there is no partial of that name. */
  partial(run: Run, name: string): Unit | null;
}

/** A rendering of `unit` over `data`, about to begin. */
export function createRun(unit: Unit, data: unknown, settings: RunSettings): Run {
  const paths = new Map<string, Path | null>();
  const reported = new Set<string>();
  const pathOf = (text: string): Path | null => {
    const known = paths.get(text);
    if (known !== undefined) return known;
    const path = parsePath(text);
    paths.set(text, path);
    return path;
  };
  const run: Run = {
    frame: createFrame(data, null, false),
    unit,
    others: [],
    isBinding: false,
    depth: 0,
    innerCalls: 0,
    nesting: 0,
    at: 0,
    faults: createErrorList(),
    limits: settings.limits,
    steps: 0,
    isStopped: false,
    locale: settings.locale,
    now: settings.now,
    injectables: settings.injectables,
    lookup(text) {
      const path = pathOf(text);
      return path === null ? undefined : lookup(run.frame, path);
    },
    lookupIn(value, text) {
      const path = pathOf(text);
      if (path === null) return undefined;
      return lookup(run.isBinding ? run.frame : createFrame(value, run.frame, false), path);
    },
    report: (message) => fail(run, 'formatter', message),
    reportOnce(message) {
      if (reported.has(message)) return;
      reported.add(message);
      run.report(message);
    },
    keep: (key, create) => keep(settings.kept, key, create),
    apply(name, value, isPrivate, args) {
      const frame = createFrame(value, run.frame, isPrivate);
      if (args) bindLocal(frame, '@args', args);
      return callPartial(run, name, frame);
    },
    partial: (name) => settings.partial(run, name),
    render: renderCode,
  };
  return run;
}

/** How many objects are kept between renderings (spec §9 "cache 100"). */
const MAX_KEPT = 100;

function keep<Value>(kept: Map<string, unknown>, key: string, create: () => Value): Value {
  // The key says what kind of object it is, so what is there is of the kind asked for.
  const known = kept.get(key) as Value | undefined;
  if (known !== undefined) return known;
  const value = create();
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(key, value);
  return value;
}
