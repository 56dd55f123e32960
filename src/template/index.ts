import { createCompile } from './createCompile';
import { fullLanguage } from './fullLanguage';

const compiler = /* @__PURE__ */ createCompile(fullLanguage);

/** Parses a template of the whole language. Never throws: faults are in `errors`. */
export const compile = compiler.compile;

/** A template from what an earlier `compile` gave as `compiled`. */
export const loadTemplate = compiler.loadTemplate;

export { galleryOptions, type GalleryOptions } from './data/galleryOptions';
export { BYTES_PER_MEGABYTE, formatFileSize } from './text/formatFileSize';
export { isDarkColor } from './text/isDarkColor';
export type { CompileOptions, Formatters, Predicates, Rendering, RenderOptions, Template } from './createCompile';
export type { CompiledTemplate } from './language/code';
export type { Formatter, Predicate, Scope } from './render/Scope';
export type { TemplateError, TemplateErrorCode } from './TemplateError';
