import { at, textAt } from '../../data/read.ts';
import type { Formatter, Scope } from '../../render/Scope.ts';
import { currencyOfRegion } from './currencyOfRegion.ts';
import { formatNumber, numberFormat, type NumberText, numberTextOf, shifted } from './numberFormat.ts';
import { compact, type NumberSettings, parseNumberOptions } from './numberOptions.ts';

/** An amount in whole units, exact, and its currency. */
interface MoneyText {
  readonly value: NumberText;
  readonly currency: string;
}

/**
 * Reads `{value, currency}` or `{decimalValue, currencyCode}`.
 *
 * @throws TypeError otherwise
 */
export function moneyTextOf(node: unknown): MoneyText {
  const value = numberTextOf(at(node, 'decimalValue') ?? at(node, 'value'));
  const currency = textAt(node, 'currencyCode') || textAt(node, 'currency');
  if (value === null || !/^[A-Za-z]{3}$/.test(currency)) throw new TypeError('the value is not a money value');
  return { value, currency: currency.toUpperCase() };
}

/** Locale money: `style:` symbol, accounting, code, name, short, standard; `symbol:narrow`; number options. */
export const money: Formatter = (value, args, scope) =>
  scope.locale === null ? '' : formatMoney(moneyTextOf(value), args, scope, scope.locale);

export function formatMoney({ value, currency }: MoneyText, args: readonly string[], scope: Scope, locale: string): string {
  const { settings, others } = parseNumberOptions(args);
  const style = others.get('style');
  const inCurrency: NumberSettings = { style: 'currency', currency };
  const decimals = (): number | undefined => numberFormat(scope, locale, inCurrency).resolvedOptions().maximumFractionDigits;
  const full: NumberSettings = { ...(style === 'short' ? compact(settings, decimals()) : settings), ...inCurrency };
  if (style === 'name' || style === 'code') full.currencyDisplay = 'name';
  else if (others.get('symbol') === 'narrow') full.currencyDisplay = 'narrowSymbol';
  if (style === 'accounting') full.currencySign = 'accounting';
  // Intl puts a code where the symbol stands; locales put it where the name stands.
  return formatNumber(value, full, scope, locale, style === 'code' ? currency : '');
}

export const bookkeeperMoneyFormat: Formatter = (value, _args, scope) => {
  if (scope.locale === null) return '';
  const settings: NumberSettings = {
    style: 'currency',
    currency: currencyOfRegion(scope.locale),
    roundingMode: 'halfEven',
    signDisplay: 'negative',
  };
  return numberFormat(scope, scope.locale, settings).format(shifted(numberTextOf(value) ?? '0', -2));
};
