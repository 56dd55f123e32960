import { cartSchema, type Cart } from '../../../src/commerce/model/cart.ts';
import { fields, isUncertain, type CartVisit, type ExpectedLines } from './cartVisit.ts';
import type { CartHost } from './createCartHost.ts';

/** The faults at the end of a visit, in words; empty without any. The invariants are listed in `cartModel.test.ts`. */
export function findComplaints(host: CartHost, visit: CartVisit): string[] {
  const { changes, addedLines, asked, unsure, seen, wrong } = visit;
  const there = cartSchema().parse(host.db.cart(host.token()));
  const found = [...wrong];
  for (const [index, shop] of visit.shops().entries()) {
    const { cart, recalculating, waiting, status, pending } = shop.cart.store.getState();
    if (status !== 'loaded' || recalculating || waiting || Object.keys(pending).length > 0)
      found.push(`tab ${index} is not at rest: ${status}`);
    if (JSON.stringify(cart && linesOf(cart)) !== JSON.stringify(linesOf(there)))
      found.push(`the cart shown in tab ${index} is not the host’s`);
    if (cart?.subtotalCents !== there.subtotalCents || cart.discountCents !== there.discountCents)
      found.push(`the sums shown in tab ${index} are not the host’s`);
  }

  for (const [key, times] of host.added) if (times > (asked.get(key) ?? 0)) found.push(`was done ${times} times: ${key}`);

  const expected: ExpectedLines = new Map();
  for (const { apply, outcome } of changes) {
    if (outcome === null) found.push('a promise is still open');
    if (outcome?.ok) apply(expected);
    else if (outcome && isUncertain(outcome.error)) {
      // The line may be either way: find out which by trying it on.
      const before = new Map(expected);
      apply(expected);
      for (const n of new Set([...before.keys(), ...expected.keys()])) if (before.get(n) !== expected.get(n)) unsure.add(n);
    }
  }
  const present = new Map(there.entries.map((entry) => [fields(entry.additionalFields).n, entry]));
  for (const n of new Set([...expected.keys(), ...present.keys()])) {
    if (n < 0 || unsure.has(n)) continue;
    const [want, have] = [expected.get(n), present.get(n)];
    if (want?.quantity !== have?.quantity || (have && fields(have.additionalFields).note !== want?.note)) {
      found.push(`line ${n} should be ${JSON.stringify(want)} and is ${have ? `${have.quantity} ${have.additionalFields}` : 'gone'}`);
    }
  }
  // An add that was kept for the next page was done there, or reported there as failed.
  for (const { entry, made } of addedLines) {
    const n = fields(entry.additionalFields).n;
    const times = host.added.get(JSON.stringify(entry)) ?? 0;
    if (made.left === 'kept' && times === 0 && visit.failuresTold() === 0 && !seen.has(n)) found.push(`was lost at leaving: line ${n}`);
  }
  return found;
}

const linesOf = (cart: Cart) =>
  cart.entries.map(({ id, quantity, additionalFields, subTotal }) => [id, quantity, additionalFields, subTotal]);
