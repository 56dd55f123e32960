import type { FieldValues } from '../../../src/commerce/model/FieldType.ts';

const DIGIT = /\p{Nd}/u;
/** Digits of any script. */
const digits = (most: number) => new RegExp(`^\\p{Nd}{1,${most}}$`, 'u');
const SHORT = digits(2);
const YEAR = digits(4);
/** Digits and separators, with an optional extension at the end. */
const PHONE = /^[^\p{L}]+(?:\p{L}{1,12}\.?\s{0,3}\p{Nd}{1,8}\s*)?$/u;

/** Formats of amounts vary too much to require more than a digit. */
export const isAmount = (text: string): boolean => DIGIT.test(text);

/** Parts of an optional date may be missing. */
export function isDate(values: FieldValues): boolean {
  const [month, day, year] = ['Month', 'Day', 'Year'].map((part) => values[part]?.trim() ?? '') as [string, string, string];
  if (!isWithin(month, SHORT, 1, 12) || !isWithin(day, SHORT, 1, 31) || !isWithin(year, YEAR, 0, 9999)) return false;
  if (!month || !day || Number.isNaN(Number(month + day + year))) return true;
  // A leap year, for dates without year.
  const date = new Date(Date.UTC(2000, Number(month) - 1, Number(day)));
  if (year) date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return date.getUTCDate() === Number(day);
}

export const isTime = (values: FieldValues): boolean =>
  [
    ['Hour', 24],
    ['Minute', 59],
    ['Second', 59],
  ].every(([part, most]) => isWithin(values[part as string]?.trim() ?? '', SHORT, 0, most as number));

/** Checks each filled part. */
export const isPhone = (values: FieldValues): boolean =>
  Object.values(values).every((part) => !part.trim() || (DIGIT.test(part) && PHONE.test(part.trim())));

/** JavaScript cannot parse digits of other scripts, so only their count is checked. */
function isWithin(text: string, pattern: RegExp, least: number, most: number): boolean {
  const number = Number(text);
  return !text || (pattern.test(text) && !(number < least || number > most));
}
