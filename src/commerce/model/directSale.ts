import type { Money } from '../../money/money.ts';
import type { AddIntent } from './addIntent.ts';
import type { ProductType } from './productType.ts';

/** Goods that are sold on a page of their own, without the cart: a subscription, a gift card. */
export interface DirectSale extends Omit<AddIntent, 'productInstance'> {
  readonly productType: ProductType;
  readonly title: string | null;
  /** Option name to chosen value. */
  readonly attributes: Readonly<Record<string, string>>;
  /** `null` where the page does not state it. */
  readonly unitPrice: Money | null;
}
