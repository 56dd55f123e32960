import { openStore } from '../lib/openStore.ts';
import { ORDERS_KEY } from './ordersKey.ts';

const LONGEST = 20;

/**
 * Whether the order has not been told in this browser; from now on it has. Its page is reloaded, returned to, and opened again from an
 * e-mail.
 * @param seenHere the orders that this page has recorded, for browsers that store nothing
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
