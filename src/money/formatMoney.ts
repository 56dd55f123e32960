import type { Money } from './money.ts';
import { createMoneyFormatter, type MoneyFormat } from './createMoneyFormatter.ts';

export type { MoneyFormat } from './createMoneyFormatter.ts';

/** One amount as text, e.g. "$1,234.50" or, with `useCldr` and `de-DE`, "1.234,50 €". For many amounts use {@link createMoneyFormatter}. */
export function formatMoney(money: Money, options: MoneyFormat): string {
  return createMoneyFormatter(options)(money);
}
