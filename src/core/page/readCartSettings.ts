import { readFields, readFlag, readText } from '../../lib/readers.ts';
import { readJsonScript } from './readJson.ts';
import * as selectors from './selectors.ts';

const readSettings = readFields({ storeCurrency: readText, useCldrMode: readFlag, formattingLocale: readText });

/**
 * What a cart page says of money beside its cart: the store's currency (ISO 4217), whether amounts follow the conventions of a language,
 * and of which one. Nothing on any other page; JSON that cannot be read is told about by the cart.
 */
export function readCartSettings(page: Document): NonNullable<ReturnType<typeof readSettings>> {
  const place = `:is(${selectors.cartRoot},[${selectors.hook}="cart"])`;
  try {
    return readSettings(readJsonScript(page.querySelector(`${place}>script[type="application/json"]`), '')) ?? {};
  } catch {
    return {};
  }
}
