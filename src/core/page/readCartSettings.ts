import { readFields, readFlag, readText } from '../../lib/readers.ts';
import { attempt } from '../../lib/result.ts';
import { readJsonScript } from '../../lib/readJson.ts';
import * as selectors from './selectors.ts';

const readSettings = readFields({ storeCurrency: readText, useCldrMode: readFlag, formattingLocale: readText });

/** The cart page's currency (ISO 4217), and whether and in which language amounts follow CLDR. The cart reports broken JSON. */
export function readCartSettings(page: Document): NonNullable<ReturnType<typeof readSettings>> {
  const place = `:is(${selectors.cartRoot},[${selectors.hook}="cart"])`;
  return attempt(() => readSettings(readJsonScript(page.querySelector(`${place}>script[type="application/json"]`), ''))) ?? {};
}
