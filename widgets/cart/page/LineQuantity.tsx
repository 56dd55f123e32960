import { useEffect, useRef, type ReactNode } from 'react';
import { fill } from '../../../src/commerce/texts/fill.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from '../../../src/commerce/model/constants.ts';
import { Stepper } from '../../../src/core/ui/Stepper.tsx';
import { Text } from '../../../src/core/ui/Text.tsx';
import { useAnnounce } from '../../../src/core/ui/ShopContext.ts';
import { useOwnId } from '../../../src/core/ui/useOwnId.ts';
import type { LoweredLine } from '../CartState.ts';
import type { ShownEntry } from './cartPage.ts';
import { useCartField, useCartPage } from './CartContext.ts';
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
  const { cart, settings, texts, stepTexts } = useCartPage();
  const input = useRef<HTMLInputElement>(null);
  const { isOpen, message, type, finish, step } = useTypedQuantity(entry, name, input, onRemove);
  const id = useOwnId();

  const isLowered = lowered?.quantity === entry.quantity && !isOpen;
  const note = isLowered ? fill(texts.quantityLowered, { wanted: lowered.wanted, quantity: lowered.quantity }) : null;

  const known = useRef(lowered);
  useCartField(input, {
    type,
    finish,
    check(hasStayed) {
      const isRefused = hasStayed && (lowered !== known.current || cart.store.getState().notice?.entryId === entry.id);
      known.current = lowered;
      return finish() && !isRefused ? null : input.current;
    },
  });

  const field = (
    <input
      ref={input}
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
      {settings.look === 'full' ? (
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
      {message === null && note !== null && <Note id={id} text={note} />}
    </>
  );
}

function Note({ id, text }: { readonly id: string; readonly text: string }): ReactNode {
  const announce = useAnnounce();
  useEffect(() => announce(text), [announce, text]);
  return (
    <span id={id} className="cart-row-qty-note">
      <Text>{text}</Text>
    </span>
  );
}
