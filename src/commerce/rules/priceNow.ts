import type { Money } from '../../money/money.ts';
import type { Variant } from '../model/variant.ts';

/** What a variant is sold for now: in a sale the sale price. Null where the page does not say. */
export const priceNow = ({ onSale, salePrice, price }: Pick<Variant, 'onSale' | 'salePrice' | 'price'>): Money | null =>
  onSale ? salePrice : price;
