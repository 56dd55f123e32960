import { memo, useCallback, useMemo, useState, type ReactNode } from 'react';
import { fill } from '../../../src/commerce/texts/fill.ts';
import type { CartEntry } from '../../../src/commerce/model/cart.ts';
import { useCartState } from '../useCart.ts';
import type { ShownEntry } from './cartPage.ts';
import { useCartPage, createFocusTarget, type FocusTarget } from './CartContext.ts';
import { Line, entryName } from './Line.tsx';
import { Removed } from './Empty.tsx';
import { useQuantityEvents } from './useQuantityEvents.ts';
import { useShownLines } from './useShownLines.ts';

/** The order of all lines that the page has shown, those that are gone included, so that each keeps its place. */
interface Order {
  /** The lines as they are to be shown: what is known keeps its place, what is new stands where the platform has put it. Idempotent. */
  arrange(lines: readonly ShownEntry[]): readonly ShownEntry[];
  /** Keeps the place of a removed line that is to come back; the platform gives it another id, by which it has the same place. */
  expect(line: ShownEntry): void;
  /** The how-manieth a line is of all; one that was never shown comes after them. */
  rankOf(id: string): number;
  /** Among which of the shown lines one belongs that is gone: before the line at this index. */
  placeOf(id: string, shown: readonly ShownEntry[]): number;
}

interface LinesProps {
  readonly entries: readonly ShownEntry[];
  readonly focusTarget: FocusTarget | null;
  readonly setFocusTarget: (target: FocusTarget) => void;
}

/**
 * The lines of the cart. Each that was taken out leaves a way back in its place; the focus goes to the next line, else the one before.
 * Rendered only when what it shows is another: the cart's state changes several times in an edit.
 */
export const Lines = memo(function Lines({ entries, focusTarget, setFocusTarget }: LinesProps): ReactNode {
  const { cart, texts, changeTexts, announceChange } = useCartPage();
  // Until the cart is there the lines are those of the server's snapshot, and cannot be changed.
  const isReady = useCartState((state) => state.cart !== null);
  const pending = useCartState((state) => state.pending);
  const removed = useCartState((state) => state.removed);
  const lowered = useCartState((state) => state.lowered);
  const [order] = useState(createOrder);
  const arranged = useMemo(() => order.arrange(entries), [order, entries]);

  const itemRemoved = useCallback(
    (entry: ShownEntry) => fill(texts.itemRemoved, { name: entryName(entry, changeTexts) }),
    [texts, changeTexts],
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
    const isBack = await announceChange(cart.undo(entry.id), () => fill(texts.itemRestored, { name: entryName(entry, changeTexts) }));
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

  const [list, setList] = useState<HTMLElement | null>(null);
  useQuantityEvents(list);
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
  for (const entry of [...removed].sort((one, other) => order.rankOf(other.id) - order.rankOf(one.id))) {
    const line = (
      <Removed key={`removed ${entry.id}`} text={itemRemoved(entry)} onUndo={() => void undo(entry)} onDismiss={() => dismiss(entry)} />
    );
    items.splice(order.placeOf(entry.id, arranged), 0, line);
  }
  // No list elements: scripts of the page look for `div.cart-row`, as the platform's own cart has them.
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div ref={setList} className="cart-rows" role="list" style={reservePx > 0 ? { paddingBlockEnd: reservePx } : undefined}>
      {items}
    </div>
  );
});

function createOrder(): Order {
  const order: string[] = [];
  const expected: ShownEntry[] = [];
  const rankOf = (id: string) => {
    const at = order.indexOf(id);
    return at < 0 ? order.length : at;
  };
  const isSame = (one: ShownEntry, other: ShownEntry) =>
    one.itemId === other.itemId && one.chosenVariant?.sku === other.chosenVariant?.sku && one.additionalFields === other.additionalFields;

  return {
    rankOf,
    arrange(lines) {
      let at = 0;
      for (const line of lines) {
        if (!order.includes(line.id)) {
          const back = expected.findIndex((other) => isSame(other, line) && !lines.some(({ id }) => id === other.id));
          const [former] = back < 0 ? [] : expected.splice(back, 1);
          if (former) order[rankOf(former.id)] = line.id;
          else order.splice(at, 0, line.id);
        }
        at = rankOf(line.id) + 1;
      }
      const ranks = new Map(order.map((id, rank) => [id, rank]));
      return [...lines].sort((one, other) => (ranks.get(one.id) ?? 0) - (ranks.get(other.id) ?? 0));
    },
    expect: (line) => void expected.push(line),
    placeOf(id, shown) {
      const next = shown.findIndex((other) => rankOf(other.id) > rankOf(id));
      return next < 0 ? shown.length : next;
    },
  };
}
