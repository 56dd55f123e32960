import { readFields, readText } from '../../../src/lib/readers.ts';
import type { KeptWant, SharedWrite } from './CartModel.ts';
import type { ClaimWord } from './createClaims.ts';
import { readKeptWants, readSharedWrites } from './keptCart.ts';

/** What tabs tell each other about the cart, beside that it has changed. */
export type TabMessage =
  | { readonly type: 'doubt'; readonly writes: readonly SharedWrite[] }
  | { readonly type: 'resolved'; readonly keys: readonly string[] }
  | { readonly type: 'freed'; readonly wants: readonly KeptWant[] }
  | { readonly type: 'hello' }
  | ClaimWord;

const readMessage = readFields({ type: readText, page: readText, keys: readTexts });

/** What another tab says; `null`: anything else that came this way. */
export function parseTabMessage(raw: unknown): TabMessage | null {
  const { type, page, keys, ...rest } = (readMessage(raw) ?? {}) as {
    type?: string;
    page?: string;
    keys?: string[];
    writes?: unknown;
    wants?: unknown;
  };
  if (type === 'hello') return { type };
  if (type === 'doubt') return { type, writes: readSharedWrites(rest.writes) };
  if (type === 'freed') return { type, wants: readKeptWants(rest.wants) };
  if (type === 'resolved' && keys) return { type, keys };
  if ((type === 'ask' || type === 'mine') && keys && page) return { type, page, keys };
  return null;
}

function readTexts(raw: unknown): string[] | undefined {
  return Array.isArray(raw) && raw.length <= 100 && raw.every((one) => typeof one === 'string') ? raw : undefined;
}
