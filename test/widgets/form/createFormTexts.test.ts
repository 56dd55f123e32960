import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pluralText } from '../../../src/commerce/texts/fill.ts';
import { withLanguage } from '../../../src/commerce/texts/localize.ts';
import { createFormTexts } from '../../../widgets/form/engine/createFormTexts.ts';

const arabic = JSON.parse(readFileSync('src/languages/ar.json', 'utf8')) as { texts: Record<string, string> };

it('names a number of suggestions in the plural forms of the page’s language', () => {
  const texts = createFormTexts(
    () => null,
    () => withLanguage(undefined, arabic.texts),
  );
  expect([2, 3].map((count) => pluralText(texts, 'suggestion', 'suggestions', count, 'ar'))).toEqual(['اقتراحان', '{count} اقتراحات']);
});
