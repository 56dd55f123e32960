import type { ReactNode } from 'react';
import { fill } from '../../../src/commerce/texts/fill.ts';
import { Text } from '../../../src/core/ui/Text.tsx';
import { useSettings } from '../../../src/core/ui/ShopContext.ts';
import type { ShownEntry } from './cartPage.ts';
import { useCartPage } from './CartContext.ts';

/** What one piece of a line costs, beside what it costs without the sale. */
export function UnitPrice({ purchasePriceCents, nonSalePriceCents }: ShownEntry): ReactNode {
  const { productTexts } = useSettings();
  const { texts, money } = useCartPage();
  if (purchasePriceCents === null) return null;
  return (
    <div className="cart-row-unit-price">
      {nonSalePriceCents !== null && nonSalePriceCents > purchasePriceCents && (
        <>
          <Text className="cart-hidden">{productTexts.originalPrice}</Text>{' '}
          <Text tag="s" className="cart-row-original-price" isAmount>
            {money(nonSalePriceCents)}
          </Text>{' '}
        </>
      )}
      <Text>{fill(texts.unitPrice, { price: money(purchasePriceCents) })}</Text>
    </div>
  );
}

/** A value of the chosen variant with the name of its option, without which "Large" beside "Oat" may be anything. */
export function VariantOption({ option, value }: { option: string; value: string }): ReactNode {
  const { texts } = useCartPage();
  return (
    <div className="cart-row-variant">
      <span className="cart-row-option">{fill(texts.optionName, { option })}</span> {value}
    </div>
  );
}
