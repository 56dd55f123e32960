import type { ReactNode } from 'react';
import { Text } from '../../../src/core/ui/Text.tsx';
import { useCartPage } from './CartContext.ts';

interface SumProps {
  /** A part of class names. */
  readonly name: string;
  readonly label: string;
  /** In minor units, or what stands for it; `null`: there is nothing to show. */
  readonly value: number | string | null;
}

export function Sum({ name, label, value }: SumProps): ReactNode {
  const { money } = useCartPage();
  return (
    value !== null && (
      <div>
        <dt className={`cart-${name}-label`}>{label}</dt>
        <Text tag="dd" className={`cart-${name}-price`} isAmount={typeof value === 'number'}>
          {typeof value === 'string' ? value : money(value)}
        </Text>
      </div>
    )
  );
}

/** What belongs to every price, on a site that says so. */
export function PriceNote(): ReactNode {
  const { priceNote } = useCartPage();
  return (
    priceNote && (
      <Text tag="p" className="cart-price-note">
        {priceNote}
      </Text>
    )
  );
}
