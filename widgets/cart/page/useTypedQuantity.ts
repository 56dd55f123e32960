import { useLayoutEffect, useRef, useState } from 'react';
import { addRefusalTexts } from '../../../src/commerce/texts/addRefusalTexts.ts';
import type { Cart } from '../../../src/commerce/model/cart.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from '../../../src/commerce/model/constants.ts';
import { fill } from '../../../src/commerce/texts/fill.ts';
import { localize } from '../../../src/commerce/texts/localize.ts';
import { parseQuantity } from '../../../src/commerce/rules/parseQuantity.ts';
import { useElementEvents } from '../../../src/core/ui/useElementEvents.ts';
import { useCart } from '../useCart.ts';
import { useSettings } from '../../../src/core/ui/ShopContext.ts';
import type { ShownEntry } from './cartPage.ts';
import { useCartPage } from './CartContext.ts';
import { watchPress } from '../../../src/lib/watchPress.ts';
import { whenLeaving } from '../../../src/lib/whenLeaving.ts';

/** The quantity field of a line while the visitor types. */
interface TypedQuantity {
  /** Whether something stands in the field that is not part of the cart. */
  readonly isOpen: boolean;
  /** Why the finished text is no quantity; `null`: it is one, or is still being typed. */
  readonly message: string | null;
  /** Writes what was typed; whether it is a quantity, and leaves something in the cart. */
  readonly finish: () => boolean;
  /** One more or one less than what stands in the field; below the least it removes the line. */
  readonly step: (by: number) => void;
}

/**
 * Writes what is typed when the visitor has finished: on leaving the field or the page, by Enter, and by each press of the arrow keys and
 * the field's own buttons, which browsers report as a `change`. Until then nothing of it is sent.
 * @param name what the line is called
 * @param onRemove called by a finished 0
 */
export function useTypedQuantity(entry: ShownEntry, name: string, input: HTMLInputElement | null, onRemove: () => void): TypedQuantity {
  const cart = useCart();
  const settings = useSettings();
  const { texts, announceChange } = useCartPage();
  const [typed, setTyped] = useState<string | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  // Also known to an event that follows in the same task, before anything is rendered.
  const isTyped = useRef(false);

  const shown = typed ?? `${entry.quantity}`;
  useLayoutEffect(() => {
    if (input && input.value !== shown) input.value = shown;
  }, [input, shown]);

  /** Something stands in the field that is not part of the cart. */
  const hold = (text: string, problem: string | null) => {
    isTyped.current = true;
    setTyped(text);
    setMessage(problem);
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
    setMessage(null);
    if (quantity < MIN_QUANTITY) onRemove();
    else write(quantity);
  };
  const step = (by: number) => {
    const typedNow = isTyped.current ? parse(input?.value ?? '') : null;
    const known = quantityIn(cart.get()) ?? entry.quantity;
    take(Math.min((typedNow?.ok ? typedNow.quantity : known) + by, MAX_QUANTITY));
  };
  const finish = (): boolean => {
    const text = input?.value ?? shown;
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
  const isOpen = typed !== null;
  const finishSoon = useFinish(isOpen, finish);
  useElementEvents(input, {
    input: () => hold(input?.value ?? '', null),
    change: finishSoon,
    focusout: finishSoon,
    keydown: ({ key }) => key === 'Enter' && void finish(),
  });
  return { isOpen, message, finish, step };
}

const atOnce = (run: () => void) => run();

/**
 * Ends what the visitor has begun to type, at the latest as the page is left. A press on something else takes the focus away before it is a
 * click: then it waits for the click, because what is shown at the end of the typing may move the page away under the pointer.
 * @param isOpen whether something is being typed
 * @returns has it ended: at once, or after the click
 */
function useFinish(isOpen: boolean, finish: () => unknown): () => void {
  const latest = useRef(finish);
  latest.current = finish;
  const afterPress = useRef(atOnce);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const end = new AbortController();
    afterPress.current = watchPress(end.signal);
    const off = whenLeaving(() => void latest.current());
    return () => {
      afterPress.current = atOnce;
      end.abort();
      off();
    };
  }, [isOpen]);
  return () => afterPress.current(() => void latest.current());
}
