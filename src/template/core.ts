import { coreArities } from './coreArities.ts';
import { createCompile } from './createCompile.ts';
import { parse } from './language/parse.ts';
import { coreFormatters } from './formatters/core/coreFormatters.ts';
import { corePredicates } from './predicates/corePredicates.ts';

const compiler = /* @__PURE__ */ createCompile({ formatters: coreFormatters, predicates: corePredicates, arities: coreArities }, parse);

/** Parses a template with the core formatters and predicates only. Never throws: faults are in `errors`. */
export const compile = compiler.compile;

/** Loads what `compile` returned as `compiled`. */
export const loadTemplate = compiler.loadTemplate;

export type { CompileOptions, Formatters, Predicates, Rendering, RenderOptions, Template } from './createCompile.ts';
export type { CompiledTemplate } from './language/CompiledTemplate.ts';
export type { RenderLimits } from './render/limits.ts';
export type { Formatter, Predicate, Scope } from './render/Scope.ts';
export type { TemplateError, TemplateErrorCode } from './TemplateError.ts';
