import type { ReactNode } from 'react';
import { Text } from '../../../src/core/ui/Text.tsx';
import { useCartPage } from './CartContext.ts';

interface SumProps {
  /** A part of class names. */
  readonly name: string;
  readonly label: string;
  /** In minor units, or a text in its place; `null`: the line is left out. */
  readonly value: number | string | null;
}

/** One line of the summary. */
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

/** The site's note at its prices, such as that taxes are included. */
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
