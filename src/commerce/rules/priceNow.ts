import type { Money } from '../../money/money.ts';
import type { Variant } from '../model/variant.ts';

/** The sale price in a sale; `null` where the page states none. */
export const priceNow = ({ onSale, salePrice, price }: Pick<Variant, 'onSale' | 'salePrice' | 'price'>): Money | null =>
  onSale ? salePrice : price;
