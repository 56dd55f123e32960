import { useCallback, useState, type ReactNode } from 'react';
import { entryName, fill, Text, useShop, type CartEntry, type ShownEntry } from '../../src/index.ts';
import { useCartPage } from './CartContext.ts';
import { createFocusWish, type FocusWish } from './FocusWish.ts';
import { Line } from './Line.tsx';
import { useShownLines } from './useShownLines.ts';

interface LinesProps {
  readonly entries: readonly ShownEntry[];
  /** What is pending about a line, by its id. */
  readonly pending: Readonly<Record<string, string>>;
  /** The line that was taken out last and can be brought back. */
  readonly removed: CartEntry | undefined;
  /** Whether the cart is there; until then the lines are those of the server's snapshot, and cannot be changed. */
  readonly isReady: boolean;
  readonly wish: FocusWish | null;
  readonly setWish: (wish: FocusWish) => void;
}

/** The lines of the cart. A line that was taken out leaves a way back in its place; the focus goes to the next line, else the one before. */
export function Lines({ entries, pending, removed, isReady, wish, setWish }: LinesProps): ReactNode {
  const { cart, settings } = useShop();
  const { texts, tell } = useCartPage();
  const { untitledItem } = settings.shopTexts;
  /** The line before which the last removed one stood. */
  const [place, setPlace] = useState<string | null>(null);

  const itemRemoved = useCallback(
    (entry: ShownEntry) => fill(texts.itemRemoved, { name: entryName(entry, untitledItem) }),
    [texts, untitledItem],
  );
  const remove = useCallback(
    (entry: ShownEntry) => {
      const lines = cart.get()?.entries ?? [];
      const at = lines.findIndex(({ id }) => id === entry.id);
      const next = lines[at + 1]?.id;
      setPlace(next ?? null);
      setWish(createFocusWish(next ?? lines[at - 1]?.id ?? ''));
      void tell(cart.remove(entry.id), () => itemRemoved(entry));
    },
    [cart, itemRemoved, setWish, tell],
  );

  const undo = async (entry: CartEntry) => {
    const known = new Set(cart.get()?.entries.map(({ id }) => id));
    setWish(createFocusWish(entry.id));
    const isBack = await tell(cart.undo(entry.id), () => fill(texts.itemRestored, { name: entryName(entry, untitledItem) }));
    // The host has given it another id, so that it is another line; the focus was in the one that is gone.
    const back = cart.get()?.entries.find(({ id, itemId }) => itemId === entry.itemId && !known.has(id));
    if (isBack && back && document.activeElement === document.body) setWish(createFocusWish(back.id));
  };

  const { lines, isReadyAt, reservePx } = useShownLines(entries, isReady);
  const items = lines.map((entry, index) => (
    <Line
      key={entry.id}
      entry={entry}
      pending={pending[entry.id]}
      isReady={isReadyAt(index)}
      wish={wish?.id === entry.id ? wish : null}
      onRemove={remove}
    />
  ));
  if (removed) {
    const at = lines.findIndex(({ id }) => id === place);
    const gone = itemRemoved(removed);
    items.splice(
      at < 0 ? items.length : at,
      0,
      <li key="removed" className="cart-removed">
        <Text>{gone}</Text>{' '}
        <button type="button" aria-label={`${texts.undo}: ${gone}`} onClick={() => void undo(removed)}>
          {texts.undo}
        </button>
      </li>,
    );
  }
  // Without bullets Safari takes a list for none, unless it is told.
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul className="cart-rows" role="list" style={reservePx > 0 ? { paddingBlockEnd: reservePx } : undefined}>
      {items}
    </ul>
  );
}
