import { useEffect, useRef, useState, type ReactNode, useLayoutEffect } from 'react';
import { fill } from '../../../src/commerce/texts/fill.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from '../../../src/commerce/model/constants.ts';
import { Stepper } from '../../../src/core/ui/Stepper.tsx';
import { Text } from '../../../src/core/ui/Text.tsx';
import { useAnnounce } from '../../../src/core/ui/ShopContext.ts';
import { useOwnId } from '../../../src/core/ui/useOwnId.ts';
import type { LoweredLine } from '../CartState.ts';
import { useCart, useCartSettings } from '../useCart.ts';
import type { ShownEntry } from './cartPage.ts';
import { useCartPage, type CheckoutCheck } from './CartContext.ts';
import { useTypedQuantity } from './useTypedQuantity.ts';

interface LineQuantityProps {
  readonly entry: ShownEntry;
  readonly name: string;
  readonly isReady: boolean;
  /** Set where the platform gave less than was asked for. */
  readonly lowered: LoweredLine | undefined;
  readonly onRemove: () => void;
}

/** How many of a line, by the rules of the product page. */
export function LineQuantity({ entry, name, isReady, lowered, onRemove }: LineQuantityProps): ReactNode {
  const { store } = useCart();
  const { texts, stepTexts } = useCartPage();
  const { look } = useCartSettings();
  const announce = useAnnounce();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const { isOpen, message, finish, step } = useTypedQuantity(entry, name, input, onRemove);
  const id = useOwnId();

  const isLowered = lowered?.quantity === entry.quantity && !isOpen;
  const note = isLowered ? fill(texts.quantityLowered, { wanted: lowered.wanted, quantity: lowered.quantity }) : null;
  useEffect(() => {
    if (note !== null) announce(note);
  }, [announce, note]);

  const known = useRef(lowered);
  useCheckoutCheck((hasStayed) => {
    const isRefused = hasStayed && (lowered !== known.current || store.getState().notice?.entryId === entry.id);
    known.current = lowered;
    return finish() && !isRefused ? null : input;
  });

  const field = (
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
      aria-describedby={message === null && note === null ? undefined : id}
    />
  );
  return (
    <>
      {look === 'full' ? (
        <Stepper
          decrease={fill(stepTexts.decreaseQuantityOf, { name })}
          increase={fill(stepTexts.increaseQuantityOf, { name })}
          isMost={entry.quantity >= MAX_QUANTITY}
          isDisabled={!isReady}
          onStep={step}
        >
          {field}
        </Stepper>
      ) : (
        field
      )}
      {message !== null && (
        <span id={id} className="cart-row-qty-error" role="alert">
          {message}
        </span>
      )}
      {message === null && note !== null && (
        <span id={id} className="cart-row-qty-note">
          <Text>{note}</Text>
        </span>
      )}
    </>
  );
}

/** Has the checkout ask `check` while the component is mounted. */
export function useCheckoutCheck(check: CheckoutCheck): void {
  const { checks } = useCartPage();
  const latest = useRef(check);
  latest.current = check;
  useLayoutEffect(() => {
    const ask: CheckoutCheck = (hasStayed) => latest.current(hasStayed);
    checks.add(ask);
    return () => void checks.delete(ask);
  }, [checks]);
}
