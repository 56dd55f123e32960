import * as fc from 'fast-check';
import { languageCase } from './randomLanguage.ts';
import { expressionCase, textCase } from './randomText.ts';
import { i18nCase } from './randomI18n.ts';
import { platformCase, predicateCase } from './randomPlatform.ts';
import type { PeerCase } from './PeerCase.ts';

export const randomCase: fc.Arbitrary<PeerCase> = fc.oneof(
  { arbitrary: languageCase, weight: 4 },
  { arbitrary: expressionCase, weight: 2 },
  { arbitrary: textCase, weight: 2 },
  { arbitrary: platformCase, weight: 5 },
  { arbitrary: predicateCase, weight: 4 },
  { arbitrary: i18nCase, weight: 3 },
);
