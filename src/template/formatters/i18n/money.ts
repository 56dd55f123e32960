import { at, textAt } from '../../data/read';
import type { Formatter, Scope } from '../../render/Scope';
import { toNumber } from '../../text/toNumber';
import { currencyOfRegion } from './currencyOfRegion';
import { formatNumber, numberFormat, type NumberText, numberTextOf } from './numberFormat';
import { type NumberSettings, parseNumberOptions } from './numberOptions';

/** An amount in whole units, exact, and its currency. */
interface MoneyText {
  readonly value: NumberText;
  readonly currency: string;
}

/** `{value, currency}` or `{decimalValue, currencyCode}`; throws a TypeError if it is neither (spec §8). */
export function moneyTextOf(node: unknown): MoneyText {
  const value = numberTextOf(at(node, 'decimalValue') ?? at(node, 'value'));
  const currency = textAt(node, 'currencyCode') || textAt(node, 'currency');
  if (value === null || !/^[A-Za-z]{3}$/.test(currency)) throw new TypeError('the value is not a money value');
  return { value, currency: currency.toUpperCase() };
}

/** Money by the locale: `style:` symbol, accounting, code, name, short, standard; `symbol:narrow`; number options. */
export const money: Formatter = (value, args, scope) => (scope.locale === null ? '' : formatMoney(moneyTextOf(value), args, scope, scope.locale));

export function formatMoney({ value, currency }: MoneyText, args: readonly string[], scope: Scope, locale: string): string {
  const { settings, others } = parseNumberOptions(args);
  const full: NumberSettings = { ...settings, style: 'currency', currency };
  const style = others.get('style');
  if (style === 'code' || style === 'name') full.currencyDisplay = style;
  else if (others.get('symbol') === 'narrow') full.currencyDisplay = 'narrowSymbol';
  if (style === 'accounting') full.currencySign = 'accounting';
  if (style === 'short') full.notation = 'compact';
  return formatNumber(value, full, scope, locale);
}

/** Cents as the money of the locale's country. */
export const bookkeeperMoneyFormat: Formatter = (value, _args, scope) => {
  const cents = toNumber(value);
  if (scope.locale === null || !Number.isFinite(cents)) return '';
  return numberFormat(scope, scope.locale, { style: 'currency', currency: currencyOfRegion(scope.locale) }).format(cents / 100);
};
