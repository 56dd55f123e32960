import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { addRefusalTexts, fill, localize, MAX_QUANTITY, MIN_QUANTITY, parseQuantity, useOwnId, useShop } from '../../src/kit.ts';
import { type ShownEntry } from './cartPage.ts';
import { useCartPage } from './CartContext.ts';

/**
 * How many of a line, by the rules of the product page (spec §5). What is a number is taken at once; what is none stays as it was typed
 * and is told when the visitor has finished, so that nobody is interrupted while typing.
 */
export function LineQuantity({ entry, name, isReady }: { entry: ShownEntry; name: string; isReady: boolean }): ReactNode {
  const { cart, settings } = useShop();
  const { texts, announceChange } = useCartPage();
  const read = (text: string) => parseQuantity(text, localize(addRefusalTexts, settings.localizedStrings));
  const [typed, setTyped] = useState<string | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useOwnId();
  const label = fill(texts.quantityOf, { name });

  // Follows the cart while nobody has typed something else.
  const shown = typed ?? `${entry.quantity}`;
  useLayoutEffect(() => {
    if (input.current && input.current.value !== shown) input.current.value = shown;
  }, [shown]);

  const change = (text: string) => {
    const wanted = read(text);
    setTyped(wanted.ok ? null : text);
    setMessage(null);
    if (!wanted.ok) return;
    if (wanted.quantity === entry.quantity) return;
    // Edits that follow each other quickly have one outcome, which is told once.
    void announceChange(cart.update(entry.id, wanted.quantity), ({ entries }) =>
      fill(texts.quantityChanged, { name, quantity: entries.find((line) => line.id === entry.id)?.quantity ?? wanted.quantity }),
    );
  };
  const finish = () => {
    if (typed === null) return;
    const wanted = read(typed);
    setMessage(wanted.ok ? null : wanted.message);
  };

  return (
    <>
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
        aria-label={label}
        aria-invalid={message !== null || undefined}
        aria-describedby={message === null ? undefined : id}
        onChange={(event) => change(event.target.value)}
        onBlur={finish}
        onKeyDown={(event) => event.key === 'Enter' && finish()}
      />
      {message !== null && (
        <span id={id} className="cart-row-qty-error" role="alert">
          {message}
        </span>
      )}
    </>
  );
}
