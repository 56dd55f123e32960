import { readAnything, readFields, readText } from '../../../src/lib/readers.ts';
import type { CartMessage } from './CartEvent.ts';
import type { ClaimMessage } from './createClaims.ts';
import { parseSharedWrites, parseStoredChanges } from './storedCart.ts';

/** What tabs send each other about the cart, beside that it has changed. */
export type TabMessage = CartMessage | { readonly type: 'hello' } | ClaimMessage;

const readMessage = readFields({ type: readText, page: readText, keys: readTexts, writes: readAnything, wants: readAnything });

/** The message of another tab; `null`: anything else that came this way. */
export function parseTabMessage(raw: unknown): TabMessage | null {
  const { type, page, keys, writes, wants } = readMessage(raw) ?? {};
  if (type === 'hello') return { type };
  if (type === 'doubt') return { type, writes: parseSharedWrites(writes) };
  if (type === 'freed') return { type, wants: parseStoredChanges(wants) };
  if (type === 'resolved' && keys) return { type, keys };
  if ((type === 'ask' || type === 'mine') && keys && page) return { type, page, keys };
  return null;
}

function readTexts(raw: unknown): string[] | undefined {
  return Array.isArray(raw) && raw.length <= 100 && raw.every((one) => typeof one === 'string') ? raw : undefined;
}
