import type { CoreSettings } from '../../../src/core/ui/CoreSettings.ts';
import { createMoney } from '../../../src/core/ui/useMoney.ts';
import { formatAmount } from '../../../src/money/decimalAmount.ts';

/** @param isNative the older money mode, in which the theme's style sheet puts the sign before a bare number */
export function subtotalText(minor: number, isNative: boolean, settings: CoreSettings): string {
  const money = { minor, currency: settings.currency };
  return isNative ? formatAmount(money) : createMoney({ settings }).format(money);
}
