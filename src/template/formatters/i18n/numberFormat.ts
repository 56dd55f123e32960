import type { Scope } from '../../render/Scope';
import type { NumberSettings } from './numberOptions';

/** A number, or a text of one, which is exact where a number is not. */
export type NumberText = `${number}`;

const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i;

/** A value as the exact text of a number; `null` if it is none. */
export function numberTextOf(value: unknown): NumberText | null {
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : null;
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return NUMBER.test(text) ? (text as NumberText) : null;
}

/** The value times a power of ten, without arithmetic. */
export function shifted(text: NumberText, places: number): NumberText {
  return /e/i.test(text) ? `${Number(text) * 10 ** places}` : (`${text}e${places}` as NumberText);
}

/** Intl of older browsers takes no more digits after the point; further zeros are set by hand. */
const MOST_FRACTION_DIGITS = 20;

/** A number format of a locale, kept for the next number. */
export function numberFormat(scope: Scope, locale: string, settings: NumberSettings): Intl.NumberFormat {
  return scope.keep(`number ${locale} ${JSON.stringify(settings)}`, () => new Intl.NumberFormat(locale, settings));
}

/** A number by a locale, with up to 50 digits after the point, and `unit`, if any, in place of its currency's name. */
export function formatNumber(text: NumberText, settings: NumberSettings, scope: Scope, locale: string, unit = ''): string {
  const { minimumFractionDigits: least = 0, maximumFractionDigits: most = 0 } = settings;
  if (least <= MOST_FRACTION_DIGITS && most <= MOST_FRACTION_DIGITS && !unit) return numberFormat(scope, locale, settings).format(text);
  const capped: NumberSettings = most > MOST_FRACTION_DIGITS ? { ...settings, maximumFractionDigits: MOST_FRACTION_DIGITS } : { ...settings };
  if (least > MOST_FRACTION_DIGITS) capped.minimumFractionDigits = MOST_FRACTION_DIGITS;
  const zero = numberFormat(scope, locale, {}).format(0);
  let out = '';
  for (const { type, value } of numberFormat(scope, locale, capped).formatToParts(text)) {
    if (type === 'fraction') out += value.padEnd(least, zero);
    else out += type === 'currency' && unit ? unit : value;
  }
  return out;
}
