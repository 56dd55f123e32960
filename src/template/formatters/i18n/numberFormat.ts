import type { Scope } from '../../render/frame';
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

/** A number format of the page's locale, kept for the next number. */
export function numberFormat(scope: Scope, locale: string, settings: NumberSettings): Intl.NumberFormat {
  return scope.keep(`number ${locale} ${JSON.stringify(settings)}`, () => new Intl.NumberFormat(locale, settings));
}
