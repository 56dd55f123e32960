import type { CompiledTemplate } from './language/code.ts';
import { parse } from './language/parse.ts';
import type { Arity, Vocabulary } from './language/ParseState.ts';
import { createRun } from './render/createRun.ts';
import type { Unit } from './render/frame.ts';
import type { Formatter, Predicate } from './render/Scope.ts';
import { renderCode } from './render/renderCode.ts';
import { fail, type Run } from './render/Run.ts';
import { reasonOf } from './render/runFormatters.ts';
import type { TemplateError } from './TemplateError.ts';

/** Formatters by name. `null` reserves a name that the host does not supply: using it is an error at rendering. */
export type Formatters = Readonly<Record<string, Formatter | null>>;

/** Predicates by name, with or without the question mark. `null` as for formatters. */
export type Predicates = Readonly<Record<string, Predicate | null>>;

export interface CompileOptions {
  /** Further formatters; they win over ours of the same name. */
  readonly formatters?: Formatters;
  readonly predicates?: Predicates;
  /** What the template is called, for the error if there is none. */
  readonly name?: string;
}

export interface RenderOptions {
  /** Sources of partials by name. */
  readonly partials?: Readonly<Record<string, string>>;
  /** Documents for `.inject` by their path. */
  readonly injectables?: Readonly<Record<string, unknown>>;
  /** BCP 47 tag, default `en-US`; `null`: no locale support, formatters that need it print nothing. */
  readonly locale?: string | null;
  /** The present moment, in ms since 1970; default: the clock. */
  readonly now?: number;
  readonly formatters?: Formatters;
  readonly predicates?: Predicates;
}

export interface Rendering {
  readonly html: string;
  /** What went wrong at rendering, in the order in which it happened. */
  readonly errors: readonly TemplateError[];
}

/** A template parsed once, to be rendered any number of times. */
export interface Template {
  /** What is wrong with the source. */
  readonly errors: readonly TemplateError[];
  /** Plain data; JSON keeps it whole, `loadTemplate` takes it back. */
  readonly compiled: CompiledTemplate;
  /** Never throws for bad data or a bad template: what could be rendered, and the errors. */
  render(data: unknown, options?: RenderOptions): Rendering;
}

/** The formatters and predicates a compiler knows from the start. */
export interface Language {
  readonly formatters: Formatters;
  readonly predicates: Predicates;
  readonly arities: Readonly<Record<string, Arity>>;
}

/** Both ways to a template: from its source, and from what an earlier `compile` gave. */
export interface Compiler {
  compile(source: string, options?: CompileOptions): Template;
  loadTemplate(compiled: CompiledTemplate, options?: CompileOptions): Template;
}

const DEFAULT_LOCALE = 'en-US';
const own = <Value>(table: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined =>
  table && Object.hasOwn(table, name) ? table[name] : undefined;

const NO_SETTINGS: RenderOptions = {};
const NO_HOSTS: readonly CompileOptions[] = [];
const hostsOf = (options: CompileOptions): readonly CompileOptions[] => (options.formatters || options.predicates ? [options] : NO_HOSTS);

/** A compiler for the language with these formatters and predicates. */
/* @__NO_SIDE_EFFECTS__ */
export function createCompile(language: Language): Compiler {
  // Maps, made at the first use: looking a name up in an object of hundred keys takes longer than parsing the tag.
  let formatters: ReadonlyMap<string, Formatter | null> | undefined;
  let predicates: ReadonlyMap<string, Predicate | null> | undefined;
  let arities: ReadonlyMap<string, Arity> | undefined;
  const formatterOf = (name: string, hosts: readonly CompileOptions[]): Formatter | null | undefined => {
    for (const host of hosts) {
      const found = own(host.formatters, name);
      if (found !== undefined) return found;
    }
    return (formatters ??= new Map(Object.entries(language.formatters))).get(name);
  };
  const predicateOf = (name: string, hosts: readonly CompileOptions[]): Predicate | null | undefined => {
    for (const host of hosts) {
      const found = own(host.predicates, name) ?? own(host.predicates, name.slice(0, -1));
      if (found !== undefined) return found;
    }
    return (predicates ??= new Map(Object.entries(language.predicates))).get(name);
  };
  const createVocabulary = (hosts: readonly CompileOptions[]): Vocabulary => ({
    hasFormatter: (name) => formatterOf(name, hosts) !== undefined,
    hasPredicate: (name) => predicateOf(name, hosts) !== undefined,
    arity: (name) => (isOwnName(name, hosts) ? (arities ??= new Map(Object.entries(language.arities))).get(name) : undefined),
  });
  const plainVocabulary = createVocabulary(NO_HOSTS);
  const vocabulary = (hosts: readonly CompileOptions[]): Vocabulary => (hosts === NO_HOSTS ? plainVocabulary : createVocabulary(hosts));
  const link = (compiled: CompiledTemplate, hosts: readonly CompileOptions[], partial: string | null): Unit => ({
    compiled,
    formatters: compiled.formatters.map((name) => formatterOf(name, hosts)),
    predicates: compiled.predicates.map((name) => predicateOf(name, hosts)),
    partial,
  });

  const create = (compiled: CompiledTemplate, errors: readonly TemplateError[], options: CompileOptions): Template => {
    const ownHosts = hostsOf(options);
    let ownUnit: Unit | undefined;
    let ownPartials: Map<string, ParsedPartial> | undefined;
    let kept: Map<string, unknown> | undefined;
    return {
      errors,
      compiled,
      render(data, given) {
        const settings = given ?? NO_SETTINGS;
        const isPlain = !settings.formatters && !settings.predicates;
        const hosts = isPlain ? ownHosts : [settings as CompileOptions, options];
        const partials = isPlain ? (ownPartials ??= new Map<string, ParsedPartial>()) : new Map<string, ParsedPartial>();
        const reported = new Set<string>();
        const partial = (run: Run, name: string): Unit | null => {
          const source = own(settings.partials, name);
          if (typeof source !== 'string') return null;
          let known = partials.get(name);
          if (known?.source !== source) {
            known = readPartial(name, source, hosts);
            partials.set(name, known);
          }
          if (!reported.has(name)) {
            reported.add(name);
            for (const error of known.errors) run.errors.push(error);
          }
          return known.unit;
        };
        const run = createRun(isPlain ? (ownUnit ??= link(compiled, ownHosts, null)) : link(compiled, hosts, null), data, {
          locale: settings.locale === null ? null : (settings.locale ?? DEFAULT_LOCALE).replaceAll('_', '-'),
          now: settings.now ?? Date.now(),
          injectables: settings.injectables ?? {},
          kept: (kept ??= new Map<string, unknown>()),
          partial,
        });
        return { html: renderAll(run), errors: run.errors };
      },
    };
  };

  // A partial with a fault renders as nothing, as its author would else not learn of it.
  const readPartial = (name: string, source: string, hosts: readonly CompileOptions[]): ParsedPartial => {
    const { compiled, errors } = parse(source, vocabulary(hosts));
    const reported = errors.map((error): TemplateError => ({
      ...error,
      code: 'partial-parse',
      message: `Partial "${name}" could not be parsed: ${error.message}`,
      partial: name,
    }));
    return { source, errors: reported, unit: link(errors.length > 0 ? { ...compiled, code: [] } : compiled, hosts, name) };
  };

  return {
    compile(source, options = {}) {
      const { compiled, errors } = parse(typeof source === 'string' ? source : '', vocabulary(hostsOf(options)));
      const missing: TemplateError = {
        code: 'partial-missing',
        message: `Template "${options.name ?? 'template'}" is missing.`,
        line: 1,
        column: 1,
        partial: null,
      };
      return create(compiled, typeof source === 'string' ? errors : [missing], options);
    },
    loadTemplate: (compiled, options = {}) => create(compiled, [], options),
  };
}

interface ParsedPartial {
  readonly source: string;
  readonly errors: readonly TemplateError[];
  readonly unit: Unit;
}

function isOwnName(name: string, hosts: readonly CompileOptions[]): boolean {
  return hosts.every((host) => own(host.formatters, name) === undefined && own(host.predicates, name) === undefined);
}

function renderAll(run: Run): string {
  try {
    return renderCode(run, run.unit.compiled.code);
  } catch (error) {
    fail(run, 'unexpected', `Unexpected error in the template: ${reasonOf(error)}`);
    return '';
  }
}
