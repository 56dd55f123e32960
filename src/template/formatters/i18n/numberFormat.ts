import type { Scope } from '../../render/Scope.ts';
import type { NumberSettings } from './numberOptions.ts';

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

/** Older browsers take no more digits after the point; further zeros are set by hand. */
const MOST_FRACTION_DIGITS = 20;
/** Intl takes no more digits before the point, nor significant ones. */
const MOST_DIGITS = 21;
/** What the language allows of any kind (spec §9). */
const MOST = 50;

/** A number format of a locale, kept for the next number. */
export function numberFormat(scope: Scope, locale: string, settings: NumberSettings): Intl.NumberFormat {
  return scope.keep(`number ${locale} ${JSON.stringify(settings)}`, () => new Intl.NumberFormat(locale, settings));
}

/** A number by a locale, with up to 50 digits of any kind, and `unit`, if any, in place of its currency's name. */
export function formatNumber(text: NumberText, given: NumberSettings, scope: Scope, locale: string, unit = ''): string {
  const settings = withoutSignificant(text, filledUp(given));
  const { minimumIntegerDigits: whole = 0, minimumFractionDigits: least = 0, maximumFractionDigits: most = 0 } = settings;
  if (whole <= MOST_DIGITS && least <= MOST_FRACTION_DIGITS && most <= MOST_FRACTION_DIGITS && !unit)
    return numberFormat(scope, locale, settings).format(text);
  const digitOf = (digit: string): string => numberFormat(scope, locale, {}).format(Number(digit));
  const exact = longFraction(text, Math.max(least, most));
  let out = '';
  for (const { type, value } of partsOf(text, exact ? { ...settings, roundingMode: 'trunc' } : settings, scope, locale)) {
    if (type === 'fraction') out += (exact ? exact.replaceAll(/\d/g, digitOf) : value).padEnd(least, digitOf('0'));
    else out += type === 'currency' && unit ? unit : value;
  }
  return out;
}

/** The digits after the point where there are more than every browser writes; empty where there are not, or fewer are wanted. */
function longFraction(text: NumberText, most: number): string {
  const digits = (/^[-+]?\d*\.(\d+)$/.exec(text)?.[1] ?? '').slice(0, most).replace(/0+$/, '');
  return digits.length > MOST_FRACTION_DIGITS ? digits : '';
}

function partsOf(text: NumberText, settings: NumberSettings, scope: Scope, locale: string): Intl.NumberFormatPart[] {
  const { minimumIntegerDigits: whole = 0, ...rest } = settings;
  const [, sign = '', digits = '', tail = ''] = /^([-+]?)0*(\d*)(.*)$/s.exec(text) ?? [];
  if (whole <= MOST_DIGITS) return formatParts(text, settings, scope, locale);
  if (/e/i.test(tail) || digits.length >= whole) return formatParts(text, rest, scope, locale);
  // A one before the zeros makes Intl write them, with their groups; then it is taken away again.
  const parts = formatParts(`${sign}1${digits.padStart(whole, '0')}${tail}` as NumberText, rest, scope, locale);
  const first = parts.findIndex((part) => part.type === 'integer');
  const one = parts[first];
  if (one && one.value.length > 1) parts[first] = { ...one, value: one.value.slice(1) };
  else parts.splice(first, parts[first + 1]?.type === 'group' ? 2 : 1);
  return parts;
}

function formatParts(text: NumberText, settings: NumberSettings, scope: Scope, locale: string): Intl.NumberFormatPart[] {
  try {
    return numberFormat(scope, locale, settings).formatToParts(text);
  } catch {
    const capped: NumberSettings = { ...settings };
    for (const key of ['minimumFractionDigits', 'maximumFractionDigits'] as const)
      if (capped[key] !== undefined) capped[key] = Math.min(capped[key], MOST_FRACTION_DIGITS);
    return numberFormat(scope, locale, capped).formatToParts(text);
  }
}

/** A most of significant digits is how many there are, zeros after the point among them, unless a least is given or the number is short. */
function filledUp(settings: NumberSettings): NumberSettings {
  const { notation, minimumSignificantDigits: least, maximumSignificantDigits: most } = settings;
  return notation === undefined && most !== undefined && least === undefined ? { ...settings, minimumSignificantDigits: most } : settings;
}

/** More significant digits than Intl takes, told as digits after the point. */
function withoutSignificant(text: NumberText, settings: NumberSettings): NumberSettings {
  const { minimumSignificantDigits: least = 1, maximumSignificantDigits: most = MOST, ...rest } = settings;
  if (Math.max(least, settings.maximumSignificantDigits ?? 0) <= MOST_DIGITS) return settings;
  const place = Math.floor(Math.log10(Math.abs(Number(text)) || 1)) + 1;
  const within = (digits: number): number => Math.min(MOST, Math.max(0, digits - place));
  return { ...rest, minimumFractionDigits: within(least), maximumFractionDigits: within(most) };
}
