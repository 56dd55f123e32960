import { useState, type ReactNode } from 'react';
import { fill, MAX_QUANTITY, MIN_QUANTITY, useOwnId } from '../../src/kit.ts';
import { type ShownEntry } from './cartPage.ts';
import { useCartPage } from './CartContext.ts';
import { useTypedQuantity } from './useTypedQuantity.ts';

/** How many of a line, by the rules of the product page (spec §5). */
export function LineQuantity({ entry, name, isReady }: { entry: ShownEntry; name: string; isReady: boolean }): ReactNode {
  const { texts } = useCartPage();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const { message } = useTypedQuantity(entry, name, input);
  const id = useOwnId();

  return (
    <>
      <input
        ref={setInput}
        className="cart-row-qty-input"
        type="number"
        inputMode="numeric"
        min={MIN_QUANTITY}
        max={MAX_QUANTITY}
        step={1}
        defaultValue={entry.quantity}
        disabled={!isReady}
        aria-label={fill(texts.quantityOf, { name })}
        aria-invalid={message !== null || undefined}
        aria-describedby={message === null ? undefined : id}
      />
      {message !== null && (
        <span id={id} className="cart-row-qty-error" role="alert">
          {message}
        </span>
      )}
    </>
  );
}
