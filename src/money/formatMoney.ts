import type { Money } from './money.ts';
import { createMoneyFormatter, type MoneyFormat } from './createMoneyFormatter.ts';

export type { MoneyFormat } from './createMoneyFormatter.ts';

/**
 * One amount as text, e.g. "$1,234.50" or, with `useCldr` and `de-DE`, "1.234,50 €" (spec §9 "Money formats").
 * For many amounts of one website use {@link createMoneyFormatter}, which keeps what it has built.
 */
export function formatMoney(money: Money, options: MoneyFormat): string {
  return createMoneyFormatter(options)(money);
}
