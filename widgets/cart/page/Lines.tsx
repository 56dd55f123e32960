import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { fill } from '../../../src/commerce/texts/fill.ts';
import type { CartEntry } from '../../../src/commerce/model/cart.ts';
import type { LoweredLine } from '../CartState.ts';
import { useCart } from '../useCart.ts';
import { useSettings } from '../../../src/core/ui/ShopContext.ts';
import type { ShownEntry } from './cartPage.ts';
import { useCartPage, createFocusTarget, type FocusTarget } from './CartContext.ts';
import { createOrder } from './createOrder.ts';
import { Line, entryName } from './Line.tsx';
import { Removed } from './Removed.tsx';
import { useShownLines } from './useShownLines.ts';

interface LinesProps {
  readonly entries: readonly ShownEntry[];
  /** What is pending about a line, by its id. */
  readonly pending: Readonly<Record<string, string>>;
  /** The lines that were taken out and can be brought back. */
  readonly removed: readonly CartEntry[];
  /** The lines of which the platform gave less than was asked for. */
  readonly lowered: readonly LoweredLine[];
  /** Whether the cart is there; until then the lines are those of the server's snapshot, and cannot be changed. */
  readonly isReady: boolean;
  readonly focusTarget: FocusTarget | null;
  readonly setFocusTarget: (target: FocusTarget) => void;
}

/** The lines of the cart. Each that was taken out leaves a way back in its place; the focus goes to the next line, else the one before. */
export function Lines({ entries, pending, removed, lowered, isReady, focusTarget, setFocusTarget }: LinesProps): ReactNode {
  const cart = useCart();
  const settings = useSettings();
  const { texts, announceChange } = useCartPage();
  const { untitledItem } = settings.shopTexts;
  const [order] = useState(createOrder);
  const arranged = useMemo(() => order.arrange(entries), [order, entries]);

  const itemRemoved = useCallback(
    (entry: ShownEntry) => fill(texts.itemRemoved, { name: entryName(entry, untitledItem) }),
    [texts, untitledItem],
  );
  const remove = useCallback(
    (entry: ShownEntry) => {
      const lines = order.arrange(cart.get()?.entries ?? []);
      const at = lines.findIndex(({ id }) => id === entry.id);
      const next = lines[at + 1]?.id;
      setFocusTarget(createFocusTarget(next ?? lines[at - 1]?.id ?? ''));
      void announceChange(cart.remove(entry.id), () => `${itemRemoved(entry)} ${texts.undoHint}`);
    },
    [cart, itemRemoved, order, setFocusTarget, announceChange, texts],
  );

  const undo = async (entry: CartEntry) => {
    const known = new Set(cart.get()?.entries.map(({ id }) => id));
    setFocusTarget(createFocusTarget(entry.id));
    order.expect(entry);
    const isBack = await announceChange(cart.undo(entry.id), () => fill(texts.itemRestored, { name: entryName(entry, untitledItem) }));
    // The platform has given it another id, so that it is another line; the focus was in the one that is gone.
    const back = cart.get()?.entries.find(({ id, itemId }) => itemId === entry.itemId && !known.has(id));
    if (isBack && back && document.activeElement === document.body) setFocusTarget(createFocusTarget(back.id));
  };

  const dismiss = (entry: CartEntry) => {
    // The button goes away with its line.
    const at = order.placeOf(entry.id, arranged);
    setFocusTarget(createFocusTarget((arranged[at] ?? arranged[at - 1])?.id ?? ''));
    cart.forget(entry.id);
  };

  const { lines, isReadyAt, reservePx } = useShownLines(arranged, isReady);
  const items = lines.map((entry, index) => (
    <Line
      key={entry.id}
      entry={entry}
      pending={pending[entry.id]}
      lowered={lowered.find(({ entryId }) => entryId === entry.id)}
      isReady={isReadyAt(index)}
      focusTarget={focusTarget?.id === entry.id ? focusTarget : null}
      onRemove={remove}
    />
  ));
  // From the last to the first, so that one does not move the place of another.
  for (const entry of removed.toSorted((one, other) => order.rankOf(other.id) - order.rankOf(one.id))) {
    const line = (
      <Removed key={`removed ${entry.id}`} text={itemRemoved(entry)} onUndo={() => void undo(entry)} onDismiss={() => dismiss(entry)} />
    );
    items.splice(order.placeOf(entry.id, arranged), 0, line);
  }
  // Safari drops the role of a list without bullets: https://developer.mozilla.org/docs/Web/CSS/list-style#accessibility
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul className="cart-rows" role="list" style={reservePx > 0 ? { paddingBlockEnd: reservePx } : undefined}>
      {items}
    </ul>
  );
}
