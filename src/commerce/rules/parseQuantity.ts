import { MAX_QUANTITY, MIN_QUANTITY } from '../model/constants.ts';
import { fill } from '../texts/fill.ts';
import type { AddRefusalTexts } from '../texts/addRefusalTexts.ts';

export type Quantity = { readonly ok: true; readonly quantity: number } | { readonly ok: false; readonly message: string };

type QuantityTexts = Pick<AddRefusalTexts, 'quantityNotNumber' | 'quantityNotWhole' | 'quantityOutOfRange'>;

// HTML "valid floating-point number", the value format of <input type="number">.
const FLOATING_POINT = /^-?(?:\d+|\d*\.\d+)(?:[eE][+-]?\d+)?$/;

/**
 * The typed quantity: a whole number from 1 to 9999.
 *
 * "2.0" and "1e3" are numbers, "+2", "0x10", "1,000" and "two" are not, as in a number input. Surrounding blanks are ignored, because a
 * theme may turn the input into a text one.
 *
 * @see https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-floating-point-number
 */
export function parseQuantity(text: string, texts: QuantityTexts): Quantity {
  const typed = text.trim();
  const quantity = FLOATING_POINT.test(typed) ? Number(typed) : Number.NaN;
  if (!Number.isFinite(quantity)) return { ok: false, message: texts.quantityNotNumber };
  if (!Number.isInteger(quantity)) return { ok: false, message: texts.quantityNotWhole };
  if (quantity < MIN_QUANTITY || quantity > MAX_QUANTITY) {
    return { ok: false, message: fill(texts.quantityOutOfRange, { min: MIN_QUANTITY, max: MAX_QUANTITY }) };
  }
  return { ok: true, quantity };
}
