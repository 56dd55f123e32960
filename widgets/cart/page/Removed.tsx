import type { ReactNode } from 'react';
import { Text } from '../../../src/core/ui/Text.tsx';
import { useCartPage } from './CartContext.ts';

interface RemovedProps {
  /** That it was removed, in words. */
  readonly text: string;
  readonly onUndo: () => void;
  readonly onDismiss: () => void;
}

/** The way back of a line that was taken out, in its place, until it is taken or sent away. */
export function Removed({ text, onUndo, onDismiss }: RemovedProps): ReactNode {
  const { texts } = useCartPage();
  return (
    <li className="cart-removed">
      <Text>{text}</Text>{' '}
      <button type="button" aria-label={`${texts.undo}: ${text}`} onClick={onUndo}>
        {texts.undo}
      </button>
      <button type="button" className="cart-removed-dismiss" aria-label={`${texts.dismiss}: ${text}`} onClick={onDismiss}>
        <RemoveIcon />
      </button>
    </li>
  );
}

/** The sign on buttons that take something away; they have a name of their own. */
export const RemoveIcon = (): ReactNode => (
  <svg viewBox="0 0 9 9" width={14} height={14} aria-hidden="true">
    <path d="m1 1 7 7m0-7-7 7" stroke="currentColor" />
  </svg>
);
