import { openStore } from '../lib/openStore.ts';
import { ORDERS_KEY } from './ordersKey.ts';

const LONGEST = 20;

/**
 * Marks the order as reported and returns whether it was new, because a confirmation page is reloaded, revisited and opened again from
 * e-mails.
 *
 * @param seenHere ids reported on this page, for browsers that store nothing
 */
export function isNewOrder(id: string, seenHere: Set<string>): boolean {
  const store = openStore('localStorage');
  const known = parseList(store.get(ORDERS_KEY));
  if (known.includes(id) || seenHere.has(id)) return false;
  seenHere.add(id);
  store.set(ORDERS_KEY, JSON.stringify([...known, id].slice(-LONGEST)));
  return true;
}

function parseList(text: string | null): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
