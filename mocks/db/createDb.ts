import { fail, ok, type Result } from '../../src/lib/result.ts';
import { createFormStore } from './createFormStore.ts';
import { createCatalogue, type Offer } from './createCatalogue.ts';
import type { RestockSignUp } from '../../src/commerce/model/restock.ts';
import type { Db } from './Db.ts';
import type { HostProduct } from './HostProduct.ts';
import { emptyHostState, newCart, type CartLine, type HostState, type StoredCart } from './HostState.ts';
import { policyFor } from './policyFor.ts';
import { refusals, type Refusal } from './Refusal.ts';
import type { StorePolicy } from './StorePolicy.ts';
import { wireCart, wireEntry, type FilledLine, type WireCart, type WireEntry } from './wireCart.ts';

const MOST_OF_ONE = 9999;

export interface DbOptions {
  readonly products: readonly HostProduct[];
  readonly policy: StorePolicy;
  /** ms since 1970. */
  readonly now: () => number;
  /** State to continue from. */
  readonly state?: HostState;
  readonly onChange?: (state: HostState) => void;
}

export function createDb({ products, policy, now, state, onChange }: DbOptions): Db {
  const catalogue = createCatalogue(products, policy.currency);
  let sequence = 0;
  const carts = new Map<string, StoredCart>();
  const sessions = new Map<string, string>();
  const stock = new Map<string, number | null>();
  const signUps = new Map<string, RestockSignUp>();
  const restore = (from: HostState): void => {
    ({ sequence } = from);
    refill(carts, from.carts);
    refill(sessions, from.sessions);
    refill(stock, from.stock);
    refill(signUps, from.signUps);
  };
  if (state) restore(state);
  const changed = (): void => onChange?.({ sequence, carts, sessions, stock, signUps });

  const createId = (): string => {
    sequence += 1;
    return sequence.toString(16).padStart(24, '0');
  };
  const forms = createFormStore(createId);
  const left = (offer: Offer): number => {
    const set = stock.get(offer.stockId);
    return set === undefined ? offer.stock : (set ?? Infinity);
  };
  const linesOf = (token: string | null): readonly CartLine[] => (token === null ? undefined : carts.get(token))?.lines ?? [];

  const couponsOf = (token: string | null): readonly string[] => (token === null ? undefined : carts.get(token))?.coupons ?? [];

  // A line whose item is no longer sold is dropped, as on the real host.
  const fill = (lines: readonly CartLine[]): FilledLine[] =>
    lines.flatMap((line) => {
      const offer = catalogue.find(line.itemId, line.sku);
      return offer.ok ? [{ line, offer: offer.value }] : [];
    });
  const write = (cart: StoredCart, token: string): WireCart => wireCart(cart, token, fill(cart.lines), policyFor(cart, policy));
  const set = (token: string, change: Partial<StoredCart>): WireCart => {
    const cart = { ...(carts.get(token) ?? newCart(createId(), now())), ...change };
    carts.set(token, cart);
    changed();
    return write(cart, token);
  };
  const keep = (token: string, lines: readonly CartLine[]): WireCart => set(token, { lines });

  /** Whether all quantities are in range and in stock. */
  const check = (lines: readonly CartLine[], changedOffer: Offer): Refusal | null => {
    let wanted = 0;
    for (const { line, offer } of fill(lines)) {
      if (!Number.isInteger(line.quantity) || line.quantity < 1 || line.quantity > MOST_OF_ONE) return refusals.badQuantity;
      if (offer.stockId === changedOffer.stockId) wanted += line.quantity;
    }
    return wanted > left(changedOffer) ? refusals.notEnoughStock : null;
  };

  const change = (
    token: string | null,
    entryId: string,
    to: Partial<CartLine>,
  ): Result<{ shoppingCart: WireCart; updatedEntry: WireEntry }, Refusal> => {
    const lines = linesOf(token);
    const old = lines.find(({ id }) => id === entryId);
    if (token === null || !old) return fail(refusals.unknownEntry);
    const line = { ...old, ...to };
    const offer = catalogue.find(line.itemId, line.sku);
    if (!offer.ok) return offer;
    const next = lines.map((one) => (one === old ? line : one));
    const refusal = to.quantity === undefined ? null : check(next, offer.value);
    if (refusal) return fail(refusal);
    return ok({ shoppingCart: keep(token, next), updatedEntry: wireEntry({ line, offer: offer.value }) });
  };

  return {
    products,
    createId,
    stock: (itemId) =>
      (catalogue.offers(itemId) ?? []).map((offer) => {
        const qty = left(offer);
        return { sku: offer.sku, unlimited: qty === Infinity, qtyInStock: qty === Infinity ? 0 : qty };
      }),
    setStock(itemId, sku, amount) {
      const offer = catalogue.find(itemId, sku);
      if (!offer.ok) throw new Error(`No variant "${sku}" of item "${itemId}".`);
      stock.set(offer.value.stockId, amount);
      changed();
    },
    cart(token) {
      const stored = token === null ? undefined : carts.get(token);
      return write(stored ?? newCart('', now()), token ?? '');
    },
    sampleCart() {
      const lines = products
        .flatMap(({ id }) => (catalogue.offers(id) ?? []).slice(0, 1))
        .slice(0, 2)
        .map(({ item, sku, stockId }) => ({ id: `sample-${stockId}`, itemId: item.id, sku, quantity: 1, additionalFields: null }));
      return write({ ...newCart('sample', now()), lines }, 'sample');
    },
    add(token, { itemId, sku, quantity, additionalFields }, alone = false) {
      const offer = catalogue.find(itemId, sku);
      if (!offer.ok) return offer;
      const before = alone ? [] : linesOf(token);
      const same = before.find(
        (line) => line.itemId === itemId && line.sku === offer.value.sku && line.additionalFields === additionalFields,
      );
      const added = { id: same?.id ?? createId(), itemId, sku: offer.value.sku, quantity, additionalFields };
      const line = same ? { ...same, quantity: same.quantity + quantity } : added;
      const next = same ? before.map((one) => (one === same ? line : one)) : [...before, line];
      const refusal = quantity >= 1 ? check(next, offer.value) : refusals.badQuantity;
      if (refusal) return fail(refusal);
      // The quantity added by this call, not the line's.
      return ok({ shoppingCart: keep(token, next), newlyAdded: wireEntry({ line: added, offer: offer.value }) });
    },
    setQuantity: (token, entryId, quantity) => change(token, entryId, { quantity }),
    setAdditionalFields: (token, entryId, { itemId, sku, additionalFields }) => {
      const line = linesOf(token).find(({ id }) => id === entryId);
      const offer = catalogue.find(itemId, sku);
      if (!offer.ok) return offer;
      if (line && (line.itemId !== itemId || line.sku !== offer.value.sku)) return fail(refusals.unknownEntry);
      return change(token, entryId, { additionalFields });
    },
    remove(token, entryId) {
      const lines = linesOf(token);
      const rest = lines.filter(({ id }) => id !== entryId);
      if (token === null || rest.length === lines.length) return fail(refusals.unknownEntry);
      return ok({ shoppingCart: keep(token, rest) });
    },
    signUp(wanted) {
      const email = wanted.siteVisitorEmail;
      const offer = catalogue.offers(wanted.productId)?.find(({ stockId }) => stockId === wanted.variantId);
      if (!offer) return fail(refusals.unknownVariant);
      if (!/^\S+@\S+\.\S+$/.test(email)) return fail(refusals.badEmail);
      if (left(offer) > 0) return fail(refusals.notSoldOut);
      signUps.set(`${wanted.variantId} ${email}`, wanted);
      changed();
      return ok(null);
    },
    forms,
    signUps: () => [...signUps.values()],
    applyCoupon(token, typed) {
      const coupon = policy.promoCodes.find(({ code }) => code === typed.trim().toUpperCase());
      if (!coupon) return fail(refusals.unknownCoupon);
      if (coupon.isExpired) return fail(refusals.expiredCoupon);
      return ok({ shoppingCart: set(token, { coupons: [...new Set([...couponsOf(token), coupon.code])] }) });
    },
    removeCoupon(token, typed) {
      const coupons = couponsOf(token);
      const rest = coupons.filter((code) => code !== typed.trim().toUpperCase());
      if (token === null || rest.length === coupons.length) return fail(refusals.absentCoupon);
      return ok({ shoppingCart: set(token, { coupons: rest }) });
    },
    setShippingLocation: (token, shippingLocation) =>
      /^[A-Z]{2}$/.test(shippingLocation.country) ? ok({ shoppingCart: set(token, { shippingLocation }) }) : fail(refusals.badLocation),
    selectShippingOption(token, optionId) {
      const { shippingOptions } = policyFor(carts.get(token) ?? newCart('', now()), policy);
      if (!shippingOptions.some(({ id }) => id === optionId)) return fail(refusals.unknownShippingOption);
      return ok({ shoppingCart: set(token, { shippingOptionId: optionId }) });
    },
    tokenOf(crumb, open = false) {
      if (open && !sessions.has(crumb)) sessions.set(crumb, `cart-${createId()}`);
      return sessions.get(crumb) ?? null;
    },
    setToken(crumb, token) {
      if (token === null) sessions.delete(crumb);
      else sessions.set(crumb, token);
      changed();
    },
    cloneCart(token) {
      const copy = `cart-${createId()}`;
      set(copy, { ...(carts.get(token) ?? newCart('', now())), id: createId() });
      return copy;
    },
    reset() {
      forms.clear();
      restore({ ...emptyHostState(), sequence });
      changed();
    },
    restore,
  };
}

function refill<Key, Value>(map: Map<Key, Value>, from: ReadonlyMap<Key, Value>): void {
  map.clear();
  from.forEach((value, key) => map.set(key, value));
}
