import type { ReactNode } from 'react';
import * as selectors from '../../../src/core/page/selectors.ts';
import { formatAmount } from '../../../src/money/formatAmount.ts';
import { Text } from '../../../src/core/ui/Text.tsx';

/** Marks both ends of an amount in the older money mode; a control character, which no text contains. */
const EDGE = '\u0000';

/** Marks an amount whose sign the page's style sheet adds; shown by {@link PriceText}. */
export const markAmount = (...money: Parameters<typeof formatAmount>): string => `${EDGE}${formatAmount(...money)}${EDGE}`;

interface PriceTextProps {
  readonly children: string;
  readonly className?: string;
  /** Whether the text is an amount only. */
  readonly isAmount?: boolean;
}

/** Wraps marked amounts in elements, as the server does in the older money mode. */
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
