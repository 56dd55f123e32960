import { type ReactNode } from 'react';
import { fill } from '../../../src/commerce/texts/fill.ts';
import { useCartPage } from './CartContext.ts';

/** A value of the chosen variant with the name of its option, without which "Large" beside "Oat" may be anything. */
export function VariantOption({ option, value }: { option: string; value: string }): ReactNode {
  const { texts } = useCartPage();
  return (
    <div className="cart-row-variant">
      <span className="cart-row-option">{fill(texts.optionName, { option })}</span> {value}
    </div>
  );
}
