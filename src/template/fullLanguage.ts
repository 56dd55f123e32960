import { coreArities } from './coreArities.ts';
import type { Language } from './createCompile.ts';
import { commerceFormatters } from './formatters/commerce/commerceFormatters.ts';
import { contentFormatters } from './formatters/content/contentFormatters.ts';
import { coreFormatters } from './formatters/core/coreFormatters.ts';
import { date } from './formatters/date/strftime.ts';
import { i18nFormatters } from './formatters/i18n/i18nFormatters.ts';
import { socialFormatters } from './formatters/social/socialFormatters.ts';
import { contentPredicates } from './predicates/content.ts';
import { corePredicates } from './predicates/corePredicates.ts';
import { galleryPredicates } from './predicates/gallery.ts';
import { typePredicates } from './predicates/types.ts';

/** All formatters and predicates of the language. */
export const fullLanguage: Language = {
  formatters: { ...coreFormatters, ...contentFormatters, ...commerceFormatters, ...i18nFormatters, ...socialFormatters, date },
  predicates: { ...corePredicates, ...contentPredicates, ...galleryPredicates, ...typePredicates },
  arities: coreArities,
};
