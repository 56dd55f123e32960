import type { Program } from './language/code.ts';
import type { CompiledTemplate } from './language/CompiledTemplate.ts';
import { load } from './language/load.ts';
import { LazyTemplate } from './LazyTemplate.ts';
import type { Parsed } from './language/parse.ts';
import type { Arity, Vocabulary } from './language/ParseState.ts';
import { createRun, type ReadPartial, type RunSettings } from './render/createRun.ts';
import type { Unit } from './render/frame.ts';
import type { Formatter, Predicate } from './render/Scope.ts';
import { renderCode } from './render/renderCode.ts';
import { limitsOf, NO_LIMITS, type RenderLimits } from './render/limits.ts';
import { fail, type Run } from './render/Run.ts';
import { reasonOf } from './render/runFormatters.ts';
import type { TemplateError } from './TemplateError.ts';

/** Formatters by name. `null` reserves a name that the host does not supply; using it is an error when rendering. */
export type Formatters = Readonly<Record<string, Formatter | null>>;

/** Predicates by name, with or without the question mark. `null` as for formatters. */
export type Predicates = Readonly<Record<string, Predicate | null>>;

export interface CompileOptions {
  /** Additional formatters; they win over built-in ones of the same name. */
  readonly formatters?: Formatters;
  readonly predicates?: Predicates;
  /** The template's name in the error when it is missing. */
  readonly name?: string;
}

export interface RenderOptions {
  /** Partials by name: sources, or results of `compile`. */
  readonly partials?: Readonly<Record<string, string | CompiledTemplate | Template>>;
  /** Documents for `.inject` by path. */
  readonly injectables?: Readonly<Record<string, unknown>>;
  /** BCP 47 tag, default `en-US`; `null`: no locale support, and formatters that need it print nothing. */
  readonly locale?: string | null;
  /** Current time in ms since 1970; default: the clock. */
  readonly now?: number;
  readonly formatters?: Formatters;
  readonly predicates?: Predicates;
  /** Limits for untrusted templates; none by default. */
  readonly limits?: RenderLimits;
}

export interface Rendering {
  readonly html: string;
  /** Faults of the rendering, in order. */
  readonly errors: readonly TemplateError[];
}

/** A template parsed once, to be rendered any number of times. */
export interface Template {
  /** Faults of the source, or of the loaded data. */
  readonly errors: readonly TemplateError[];
  /** Created on first access; plain data, safe for JSON, that `loadTemplate` takes. */
  readonly compiled: CompiledTemplate;
  /** Never throws: returns what could be rendered, and the errors. */
  render(data: unknown, options?: RenderOptions): Rendering;
}

export interface Language {
  readonly formatters: Formatters;
  readonly predicates: Predicates;
  readonly arities: Readonly<Record<string, Arity>>;
}

export interface Compiler {
  compile(source: string, options?: CompileOptions): Template;
  loadTemplate(compiled: CompiledTemplate, options?: CompileOptions): Template;
}

/** An argument, so that hosts which only render compiled templates need no parser. */
export type Parse = (source: string, vocabulary: Vocabulary) => Parsed;

const DEFAULT_LOCALE = 'en-US';
const localeTag = (locale: string | undefined): string => (locale === undefined ? DEFAULT_LOCALE : locale.replaceAll('_', '-'));
const own = <Value>(table: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined =>
  table && Object.hasOwn(table, name) ? table[name] : undefined;

const hostPredicate = (host: CompileOptions, name: string): Predicate | null | undefined => {
  const found = own(host.predicates, name);
  return found === undefined && name.endsWith('?') ? own(host.predicates, name.slice(0, -1)) : found;
};

const NO_SETTINGS: RenderOptions = {};
const NO_HOSTS: readonly CompileOptions[] = [];
const hostsOf = (options: CompileOptions): readonly CompileOptions[] => (options.formatters || options.predicates ? [options] : NO_HOSTS);

/* @__NO_SIDE_EFFECTS__ */
export function createCompile(language: Language, parse: Parse | null): Compiler {
  // Maps, because looking a name up in an object of a hundred keys takes longer than parsing the tag.
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
      const found = hostPredicate(host, name);
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
  const link = (program: Program, hosts: readonly CompileOptions[], partial: string | null): Unit => ({
    program,
    formatters: program.formatters.map((name) => formatterOf(name, hosts)),
    predicates: program.predicates.map((name) => predicateOf(name, hosts)),
    partial,
  });

  const create = (program: Program, errors: () => readonly TemplateError[], options: CompileOptions): Template => {
    const ownHosts = hostsOf(options);
    let kept: Map<string, unknown> | undefined;
    let ownUnit: Unit | undefined;
    let readOwn: RunSettings['read'] | undefined;
    return new LazyTemplate<Template['render']>(program, errors, (data, given) => {
      const settings = given ?? NO_SETTINGS;
      const isPlain = !settings.formatters && !settings.predicates;
      const hosts = isPlain ? ownHosts : [settings as CompileOptions, options];
      const { locale } = settings;
      const run = createRun(isPlain ? (ownUnit ??= link(program, ownHosts, null)) : link(program, hosts, null), data, {
        locale: locale === null ? null : localeTag(locale),
        now: settings.now,
        injectables: settings.injectables ?? NO_DOCUMENTS,
        kept: (kept ??= new Map<string, unknown>()),
        limits: settings.limits ? limitsOf(settings.limits) : NO_LIMITS,
        partials: settings.partials,
        read: isPlain ? (readOwn ??= createPartials(hosts)) : createPartials(hosts),
      });
      return { html: renderAll(run), errors: run.errors };
    });
  };

  const createPartials = (hosts: readonly CompileOptions[]): RunSettings['read'] => {
    const partials = new Map<string, ParsedPartial>();
    return (name, source, limit) => {
      const known = partials.get(name);
      if (known && known.source === source) return known;
      const read = readPartial(name, source, hosts, limit);
      // A later rendering may have higher limits.
      if (typeof source !== 'string' || source.length <= limit) partials.set(name, read);
      return read;
    };
  };

  // Renders a faulty partial as nothing, so that its author notices.
  const readPartial = (name: string, source: unknown, hosts: readonly CompileOptions[], limit: number): ParsedPartial => {
    const refused = (code: TemplateError['code'], message: string): ParsedPartial => ({
      source,
      errors: [{ code, message: `Partial "${name}" ${message}`, line: 1, column: 1, partial: name }],
      unit: link(NOTHING, hosts, name),
    });
    if (typeof source !== 'string') {
      const program = load(typeof source === 'object' && source !== null && 'compiled' in source ? source.compiled : source);
      return program ? { source, errors: [], unit: link(program, hosts, name) } : refused('malformed', 'is no compiled template.');
    }
    if (source.length > limit) return refused('limit', `is longer than ${limit} characters.`);
    if (parse === null) return refused('partial-parse', 'is not compiled, and there is no parser here.');
    const parsed = parse(source, vocabulary(hosts));
    const errors = parsed.errors().map((error): TemplateError => ({
      ...error,
      code: 'partial-parse',
      message: `Partial "${name}" could not be parsed: ${error.message}`,
      partial: name,
    }));
    return { source, errors, unit: link(errors.length > 0 ? { ...parsed.program, code: [] } : parsed.program, hosts, name) };
  };

  const nowhere = (code: TemplateError['code'], message: string) => (): readonly TemplateError[] => [
    { code, message, line: 1, column: 1, partial: null },
  ];

  return {
    compile(source, options = {}) {
      if (typeof source !== 'string' || parse === null)
        return create(NOTHING, nowhere('partial-missing', `Template "${options.name ?? 'template'}" is missing.`), options);
      const { program, errors } = parse(source, vocabulary(hostsOf(options)));
      return create(program, errors, options);
    },
    loadTemplate(compiled, options = {}) {
      const program = load(compiled);
      if (program) return create(program, () => NO_ERRORS, options);
      return create(NOTHING, nowhere('malformed', `Template "${options.name ?? 'template'}" is no compiled template.`), options);
    },
  };
}

const NOTHING: Program = { code: [], formatters: [], predicates: [], lines: () => [0] };
const NO_ERRORS: readonly TemplateError[] = [];
const NO_DOCUMENTS: Readonly<Record<string, unknown>> = {};
interface ParsedPartial extends ReadPartial {
  readonly source: unknown;
}

function isOwnName(name: string, hosts: readonly CompileOptions[]): boolean {
  return hosts.every((host) => own(host.formatters, name) === undefined && hostPredicate(host, name) === undefined);
}

function renderAll(run: Run): string {
  try {
    const html = renderCode(run, run.unit.program.code);
    return html.length > run.limits.output ? html.slice(0, run.limits.output) : html;
  } catch (error) {
    fail(run, 'unexpected', `Unexpected error in the template: ${reasonOf(error)}`);
    return '';
  }
}
