import type { Scope } from '../../render/Scope.ts';
import type { NumberSettings } from './numberOptions.ts';

/** A number, or its text, which may be more exact. */
export type NumberText = `${number}`;

const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i;

/** The exact text; `null` for anything but a number. */
export function numberTextOf(value: unknown): NumberText | null {
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : null;
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return NUMBER.test(text) ? (text as NumberText) : null;
}

export function shifted(text: NumberText, places: number): NumberText {
  return /e/i.test(text) ? `${Number(text) * 10 ** places}` : (`${text}e${places}` as NumberText);
}

/** Older browsers' limit of digits after the point; further zeros are added as text. */
const MOST_FRACTION_DIGITS = 20;
/** Intl's limit of digits before the point, and of significant ones. */
const MOST_DIGITS = 21;
/** The language's limit for any kind of digits. */
const MOST = 50;

/** Cached per locale and settings. */
export function numberFormat(scope: Scope, locale: string, settings: NumberSettings): Intl.NumberFormat {
  return scope.keep(`number ${locale} ${JSON.stringify(settings)}`, () => new Intl.NumberFormat(locale, settings));
}

/** Up to 50 digits of any kind; `unit` replaces the currency's name. */
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

/** The digits beyond what every browser writes; empty if there are none, or fewer are wanted. */
function longFraction(text: NumberText, most: number): string {
  const digits = (/^[-+]?\d*\.(\d+)$/.exec(text)?.[1] ?? '').slice(0, most).replace(/0+$/, '');
  return digits.length > MOST_FRACTION_DIGITS ? digits : '';
}

function partsOf(text: NumberText, settings: NumberSettings, scope: Scope, locale: string): Intl.NumberFormatPart[] {
  const { minimumIntegerDigits: whole = 0, ...rest } = settings;
  const [, sign = '', digits = '', tail = ''] = /^([-+]?)0*(\d*)(.*)$/s.exec(text) ?? [];
  if (whole <= MOST_DIGITS) return formatParts(text, settings, scope, locale);
  if (/e/i.test(tail) || digits.length >= whole) return formatParts(text, rest, scope, locale);
  // A leading 1 makes Intl write and group the zeros; it is removed again.
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

/** Without a minimum, the maximum of significant digits is the exact number, zeros included, unless the number is short. */
function filledUp(settings: NumberSettings): NumberSettings {
  const { notation, minimumSignificantDigits: least, maximumSignificantDigits: most } = settings;
  return notation === undefined && most !== undefined && least === undefined ? { ...settings, minimumSignificantDigits: most } : settings;
}

/** Expresses more significant digits than Intl takes as digits after the point. */
function withoutSignificant(text: NumberText, settings: NumberSettings): NumberSettings {
  const { minimumSignificantDigits: least = 1, maximumSignificantDigits: most = MOST, ...rest } = settings;
  if (Math.max(least, settings.maximumSignificantDigits ?? 0) <= MOST_DIGITS) return settings;
  const place = Math.floor(Math.log10(Math.abs(Number(text)) || 1)) + 1;
  const within = (digits: number): number => Math.min(MOST, Math.max(0, digits - place));
  return { ...rest, minimumFractionDigits: within(least), maximumFractionDigits: within(most) };
}
