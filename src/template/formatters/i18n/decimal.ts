import type { Formatter, Scope } from '../../render/Scope.ts';
import { toNumber } from '../../text/toNumber.ts';
import { formatNumber, type NumberText, numberTextOf, shifted } from './numberFormat.ts';
import { compact, type NumberSettings, parseNumberOptions } from './numberOptions.ts';

/** The Arabic sign may have a mark of direction behind it, which its permille sign has not. */
const PERCENT = /%|٪\u061C?/;
const permilleOf = (percent: string): string => (percent === '%' ? '‰' : '؉');

/** Locale number: `style:` decimal, short, long, scientific, percent(-scaled), permille(-scaled), and number options. */
export const decimal: Formatter = (value, args, scope) => {
  const text = numberTextOf(value);
  return text === null || scope.locale === null ? '' : formatDecimal(text, args, scope, scope.locale);
};

export function formatDecimal(text: NumberText, args: readonly string[], scope: Scope, locale: string): string {
  const { settings, others } = parseNumberOptions(args);
  const style = others.get('style') ?? 'decimal';
  const scaled = style.endsWith('-scaled');
  switch (style) {
    case 'short':
    case 'long':
      return format(text, scope, locale, { ...compact(settings), compactDisplay: style });
    case 'scientific':
      return format(text, scope, locale, { maximumFractionDigits: 3, ...settings, notation: 'scientific' });
    case 'percent':
    case 'percent-scaled':
      return format(scaled ? shifted(text, -2) : text, scope, locale, { ...settings, style: 'percent' });
    case 'permille':
    case 'permille-scaled':
      // Intl has no permille: ten times the percentage, with the sign replaced.
      return format(shifted(text, scaled ? -2 : 1), scope, locale, { ...settings, style: 'percent' }).replace(PERCENT, permilleOf);
    default:
      return format(text, scope, locale, settings);
  }
}

const format = (text: NumberText, scope: Scope, locale: string, settings: NumberSettings): string =>
  formatNumber(text, settings, scope, locale);

/** With 2 to 3 decimals (`trim`: 0 to 3) and without a sign; 0 for anything but a number. */
export const percentageFormat: Formatter = (value, args, scope) => {
  if (scope.locale === null) return '';
  return format(numberTextOf(value) ?? '0', scope, scope.locale, {
    minimumFractionDigits: args.includes('trim') ? 0 : 2,
    maximumFractionDigits: 3,
  });
};

/** Quantity and unit: `unit:kilometer`, `width:` long, short or narrow, and number options. Empty without a unit. */
export const unit: Formatter = (value, args, scope) => {
  const text = numberTextOf(value);
  const { settings, others } = parseNumberOptions(args);
  const name = others.get('unit');
  if (!name || text === null || scope.locale === null || Number.isNaN(toNumber(text))) return '';
  const width = others.get('width');
  const unitDisplay = width === 'long' || width === 'narrow' ? width : 'short';
  return format(text, scope, scope.locale, { ...settings, style: 'unit', unit: name, unitDisplay });
};
