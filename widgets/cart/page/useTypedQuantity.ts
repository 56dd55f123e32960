import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { addRefusalTexts } from '../../../src/commerce/texts/addRefusalTexts.ts';
import type { Cart } from '../../../src/commerce/model/cart.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from '../../../src/commerce/model/constants.ts';
import { fill } from '../../../src/commerce/texts/fill.ts';
import { localize } from '../../../src/commerce/texts/localize.ts';
import { parseQuantity } from '../../../src/commerce/rules/parseQuantity.ts';
import type { ShownEntry } from './cartPage.ts';
import { useCartPage, type QuantityField } from './CartContext.ts';

/** The quantity field of a line while the visitor types. */
interface TypedQuantity extends Omit<QuantityField, 'check'> {
  /** Whether something stands in the field that is not part of the cart. */
  readonly isOpen: boolean;
  /** Why the finished text is no quantity; `null`: it is one, or is still being typed. */
  readonly message: string | null;
  /** Writes what was typed; whether it is a quantity, and leaves something in the cart. */
  readonly finish: () => boolean;
  /** One more or one less than what stands in the field; below the least it removes the line. */
  readonly step: (by: number) => void;
}

/** A text that is not part of the cart. */
interface Typed {
  readonly text: string;
  readonly problem: string | null;
}

/**
 * Writes what is typed when the visitor has finished (`useQuantityEvents`). Until then nothing of it is sent.
 * @param name what the line is called
 * @param input the field
 * @param onRemove called by a finished 0
 */
export function useTypedQuantity(
  entry: ShownEntry,
  name: string,
  input: RefObject<HTMLInputElement | null>,
  onRemove: () => void,
): TypedQuantity {
  const { cart, settings, texts, announceChange } = useCartPage();
  const [typed, setTyped] = useState<Typed | null>(null);
  // Also known to an event that follows in the same task, before anything is rendered.
  const isTyped = useRef(false);

  const shown = typed?.text ?? `${entry.quantity}`;
  useLayoutEffect(() => {
    if (input.current && input.current.value !== shown) input.current.value = shown;
  }, [input, shown]);

  /** Something stands in the field that is not part of the cart. */
  const hold = (text: string, problem: string | null) => {
    isTyped.current = true;
    setTyped({ text, problem });
    // The visitor is about to replace what was queued.
    cart.withdraw(entry.id);
  };
  const quantityIn = (known: Cart | null) => known?.entries.find(({ id }) => id === entry.id)?.quantity;
  const write = (quantity: number) => {
    if (quantityIn(cart.get()) === quantity) return;
    // Edits that follow each other quickly have one outcome, which is announced once.
    void announceChange(cart.update(entry.id, quantity), (changed) =>
      fill(texts.quantityChanged, { name, quantity: quantityIn(changed) ?? quantity }),
    );
  };
  const parse = (text: string) => parseQuantity(text, localize(addRefusalTexts, settings.localizedStrings));
  /** Nothing of what was typed remains. */
  const take = (quantity: number) => {
    isTyped.current = false;
    setTyped(null);
    if (quantity < MIN_QUANTITY) onRemove();
    else write(quantity);
  };
  const step = (by: number) => {
    const typedNow = isTyped.current ? parse(input.current?.value ?? '') : null;
    const known = quantityIn(cart.get()) ?? entry.quantity;
    take(Math.min((typedNow?.ok ? typedNow.quantity : known) + by, MAX_QUANTITY));
  };
  const finish = (): boolean => {
    const text = input.current?.value ?? shown;
    // The page's own scripts may have set the field without an `input` event.
    if (!isTyped.current && text === `${entry.quantity}`) return true;
    if (/^\s*0+\s*$/.test(text)) {
      // An empty cart has no checkout.
      const isLast = cart.get()?.entries.length === 1;
      take(0);
      return !isLast;
    }
    const wanted = parse(text);
    if (wanted.ok) take(wanted.quantity);
    else hold(text, wanted.message);
    return wanted.ok;
  };
  const type = () => hold(input.current?.value ?? '', null);
  return { isOpen: typed !== null, message: typed?.problem ?? null, type, finish, step };
}
