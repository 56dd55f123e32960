import { coreArities } from './coreArities';
import { createCompile } from './createCompile';
import { commerceFormatters } from './formatters/commerce/commerceFormatters';
import { contentFormatters } from './formatters/content/contentFormatters';
import { coreFormatters } from './formatters/core/coreFormatters';
import { date } from './formatters/date/date';
import { i18nFormatters } from './formatters/i18n/i18nFormatters';
import { socialFormatters } from './formatters/social/socialFormatters';
import { contentPredicates } from './predicates/content';
import { corePredicates } from './predicates/corePredicates';
import { galleryPredicates } from './predicates/gallery';
import { typePredicates } from './predicates/types';

const compiler = /* @__PURE__ */ createCompile({
  formatters: { ...coreFormatters, ...contentFormatters, ...commerceFormatters, ...i18nFormatters, ...socialFormatters, date },
  predicates: { ...corePredicates, ...contentPredicates, ...galleryPredicates, ...typePredicates },
  arities: coreArities,
});

/** Parses a template of the whole language. Never throws: faults are in `errors`. */
export const compile = compiler.compile;

/** A template from what an earlier `compile` gave as `compiled`. */
export const loadTemplate = compiler.loadTemplate;

export { galleryOptions, type GalleryOptions } from './data/galleryOptions';
export { BYTES_PER_MEGABYTE, formatFileSize } from './text/formatFileSize';
export { isDarkColor } from './text/isDarkColor';
export type { CompileOptions, Formatters, Predicates, Rendering, RenderOptions, Template } from './createCompile';
export type { CompiledTemplate } from './language/code';
export type { Formatter, Predicate, Scope } from './render/frame';
export type { TemplateError, TemplateErrorCode } from './TemplateError';
