import type { Cart } from '../commerce/model/cart.ts';
import { openStore } from '../lib/openStore.ts';
import { stringify } from '../lib/stringify.ts';
import type { ObservedEvents } from './AnalyticsDeps.ts';
import { lineAdded, lineOf, type SoldLine } from './soldLine.ts';
import { parseJson } from '../lib/result.ts';

/** Where all tabs keep the cart that was last reported. */
export const REPORTED_CART_KEY = 'storefront-reported-cart';

/** Time (ms) that the tab which made a change is given to report it; up to twice as long, so that no two other tabs compare at once. */
const OTHERS_FIRST_MS = 1000;

interface ReportedCart {
  /** `null`: there was no cart. */
  readonly id: string | null;
  readonly lines: readonly SoldLine[];
}

interface DifferenceDeps {
  readonly emit: (name: 'add_to_cart' | 'remove_from_cart', line: SoldLine) => void;
  /** Whether the visitor lets the cart be stored, which tabs need to know what the others have reported. */
  readonly mayKeep: () => boolean;
}

/** Reports what a cart has more or less than the last reported one, in any tab: pieces, and their money. */
export interface CartDifference {
  /** A change that was not made on this page is reported a little later, if by then no other tab has done it. */
  onChange(detail: ObservedEvents['cart-change']): void;
  onAdded(detail: ObservedEvents['item-added']): void;
  onRemoved(detail: ObservedEvents['item-removed']): void;
  /** Reports now what waits. */
  settle(): void;
  /** The order's cart is gone, and nothing was taken out of it. `null`: something else was bought. */
  onBought(cartId: string | null): void;
  /** Forgets what is stored. */
  forget(): void;
  stop(): void;
}

export function createCartDifference({ emit, mayKeep }: DifferenceDeps): CartDifference {
  const store = openStore('localStorage');
  let seen: ReportedCart | null = null;
  let waiting: { readonly cart: Cart | null; readonly isOwn: boolean } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const read = () => (mayKeep() && parse(store.get(REPORTED_CART_KEY))) || seen;
  const keep = (next: ReportedCart) => {
    seen = next;
    const text = stringify(next);
    if (mayKeep() && store.get(REPORTED_CART_KEY) !== text) store.set(REPORTED_CART_KEY, text);
  };
  const clear = () => {
    waiting = null;
    clearTimeout(timer);
  };
  /** Emits by how much each of these lines is more than the same one of the others. */
  const emitMore = (name: 'add_to_cart' | 'remove_from_cart', lines: ReturnType<typeof byItem>, others: ReturnType<typeof byItem>) => {
    for (const [key, line] of lines) {
      const quantity = line.quantity - (others.get(key)?.quantity ?? 0);
      if (quantity > 0) emit(name, { ...line, quantity });
    }
  };
  /** @param otherwise reports the change itself, where the former cart is unknown or is another one */
  const compare = (cart: Cart | null, otherwise: () => void = () => undefined) => {
    clear();
    const former = read();
    const next = toReported(cart);
    keep(next);
    if (cart === null || former?.id !== next.id) return otherwise();
    const before = byItem(former.lines);
    const now = byItem(next.lines);
    emitMore('remove_from_cart', before, now);
    emitMore('add_to_cart', now, before);
  };
  const settle = () => {
    if (!waiting) return;
    const { cart, isOwn } = waiting;
    // Without a common storage it is unknown whether the tab that made the change has reported it.
    if (isOwn || mayKeep()) compare(cart);
    else {
      clear();
      seen = toReported(cart);
    }
  };

  return {
    settle,
    onChange({ cart, isOwn }) {
      if (waiting?.isOwn) settle();
      // The cart before a change of this page, where it is the first that is known.
      else if (waiting && isOwn && read()?.id !== toReported(waiting.cart).id) keep(toReported(waiting.cart));
      clear();
      waiting = { cart, isOwn };
      // The event of the change itself follows at once, and has more details.
      if (isOwn) void Promise.resolve().then(() => waiting?.isOwn && settle());
      else timer = setTimeout(settle, OTHERS_FIRST_MS * (1 + Math.random()));
    },
    onAdded: (detail) => compare(detail.cart, () => emit('add_to_cart', lineAdded(detail))),
    onRemoved: ({ entry, cart }) => compare(cart, () => emit('remove_from_cart', lineOf(entry))),
    onBought(cartId) {
      if (cartId === null || read()?.id !== cartId) return;
      seen = null;
      store.remove(REPORTED_CART_KEY);
    },
    forget: () => store.remove(REPORTED_CART_KEY),
    stop: clear,
  };
}

const toReported = (cart: Cart | null): ReportedCart => ({ id: cart?.id ?? null, lines: cart?.entries.map(lineOf) ?? [] });

/** Lines of one item and variant count as one, whatever was asked for with them. */
function byItem(lines: readonly SoldLine[]): ReadonlyMap<string, SoldLine> {
  const items = new Map<string, SoldLine>();
  for (const line of lines) {
    const key = stringify([line.itemId, line.chosenVariant?.sku]);
    items.set(key, { ...line, quantity: line.quantity + (items.get(key)?.quantity ?? 0) });
  }
  return items;
}

/** Other code of the site may have written there. */
function parse(text: string | null): ReportedCart | null {
  const { id, lines } = Object(parseJson(text)) as Partial<ReportedCart>;
  const isRead =
    Array.isArray(lines) && lines.every((line) => typeof Object(line).itemId === 'string' && typeof line.quantity === 'number');
  return isRead ? { id: id ?? null, lines } : null;
}
