import { createCompile } from './createCompile.ts';
import { fullLanguage } from './fullLanguage.ts';

/**
 * Loads what `compile` returned elsewhere as `compiled`. This entry has no parser, so partials must be compiled too. Malformed data are an
 * error in the template's `errors`.
 */
export const loadTemplate = /* @__PURE__ */ createCompile(fullLanguage, null).loadTemplate;

export type { Formatters, CompileOptions, Predicates, Rendering, RenderOptions, Template } from './createCompile.ts';
export type { CompiledTemplate } from './language/CompiledTemplate.ts';
export type { RenderLimits } from './render/limits.ts';
export type { Formatter, Predicate, Scope } from './render/Scope.ts';
export type { TemplateError, TemplateErrorCode } from './TemplateError.ts';
