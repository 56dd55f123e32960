import type { ReactNode } from 'react';
import * as selectors from '../../../src/core/page/selectors.ts';
import { formatAmount } from '../../../src/money/formatAmount.ts';
import { Text } from '../../../src/core/ui/Text.tsx';

/** Stands on both sides of an amount of the older money mode: a control character, which no text of a site has. */
const EDGE = '\u0000';

/** An amount for the older money mode of a page, whose style sheet puts the sign before it: to be shown by {@link PriceText}. */
export const markAmount = (...money: Parameters<typeof formatAmount>): string => `${EDGE}${formatAmount(...money)}${EDGE}`;

interface PriceTextProps {
  readonly children: string;
  readonly className?: string;
  /** Whether it is an amount and nothing else. */
  readonly isAmount?: boolean;
}

/** A price in words. Marked amounts in it stand in elements of their own, as servers write them in the older money mode. */
export function PriceText({ children, className, isAmount = false }: PriceTextProps): ReactNode {
  const pieces = children.split(EDGE);
  if (pieces.length === 1) {
    return (
      <Text className={className} isAmount={isAmount}>
        {children}
      </Text>
    );
  }
  return (
    <span className={className}>
      {pieces.map((piece, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the pieces of one sentence have no other name
        <Text key={at} className={at % 2 === 1 ? selectors.moneyNative : undefined} isAmount={at % 2 === 1}>
          {piece}
        </Text>
      ))}
    </span>
  );
}
