import { createCompile } from './createCompile.ts';
import { parse } from './language/parse.ts';
import { fullLanguage } from './fullLanguage.ts';

const compiler = /* @__PURE__ */ createCompile(fullLanguage, parse);

/** Parses a template of the whole language. Never throws: faults are in `errors`. */
export const compile = compiler.compile;

/** Loads what `compile` returned as `compiled`. */
export const loadTemplate = compiler.loadTemplate;

export { galleryOptions, type GalleryOptions } from './data/galleryOptions.ts';
export { BYTES_PER_MEGABYTE, formatFileSize } from './text/formatFileSize.ts';
export { isDarkColor } from './text/isDarkColor.ts';
export type { CompileOptions, Formatters, Predicates, Rendering, RenderOptions, Template } from './createCompile.ts';
export { references, type References } from './references.ts';
export type { CompiledTemplate } from './language/CompiledTemplate.ts';
export type { RenderLimits } from './render/limits.ts';
export type { Formatter, Predicate, Scope } from './render/Scope.ts';
export type { TemplateError, TemplateErrorCode } from './TemplateError.ts';
