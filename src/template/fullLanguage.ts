import { coreArities } from './coreArities';
import type { Language } from './createCompile';
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

/** All formatters and predicates of the language. */
export const fullLanguage: Language = {
  formatters: { ...coreFormatters, ...contentFormatters, ...commerceFormatters, ...i18nFormatters, ...socialFormatters, date },
  predicates: { ...corePredicates, ...contentPredicates, ...galleryPredicates, ...typePredicates },
  arities: coreArities,
};
