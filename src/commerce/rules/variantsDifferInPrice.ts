import { equalMoney } from '../../money/compareMoney.ts';
import type { Money } from '../../money/money.ts';
import type { Variant } from '../model/variant.ts';

const isSame = (one: Money | null, other: Money | null): boolean => (one && other ? equalMoney(one, other) : one === other);

/** A sale counts as a difference. */
export function variantsDifferInPrice(variants: readonly Pick<Variant, 'onSale' | 'salePrice' | 'price'>[]): boolean {
  const [first] = variants;
  if (first === undefined) return false;
  return variants.some(
    ({ onSale, salePrice, price }) => onSale !== first.onSale || !equalMoney(salePrice, first.salePrice) || !isSame(price, first.price),
  );
}
