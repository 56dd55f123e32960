import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '../../app/createApi.ts';
import { withOnEveryObject } from '../../support/withOnEveryObject.ts';

const mug = { itemId: 'mug', sku: 'MUG', quantity: 1, additionalFields: null };
const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('location', new URL('https://shop.example/store'));
  vi.stubGlobal('document', { cookie: 'crumb=secret' });
});
afterEach(() => void vi.unstubAllGlobals());

async function sendAll(): Promise<unknown[]> {
  sent.length = 0;
  const { cart } = createApi({
    keyHeader: 'X-Key',
    fetch: async (url, init) => {
      const { method, body, credentials, redirect, keepalive, headers } = init as RequestInit;
      sent.push([url, method, body, credentials, redirect, keepalive, { ...(headers as object) }]);
      const empty = { id: 'c', entries: [] };
      return Response.json({ ...empty, shoppingCart: empty, newlyAdded: null });
    },
  });
  const answers = [await cart.load(), await cart.addEntry(mug, { key: 'k' }), await cart.addEntry(mug), await cart.removeEntry('line')];
  return [...sent, ...answers.map(({ ok }) => ok)];
}

const ROWS: readonly (readonly [name: string, value: unknown])[] = [
  ['url', 'https://elsewhere.example/'],
  ['path', 'elsewhere'],
  ['root', '/elsewhere/'],
  ['query', { leaked: 'yes' }],
  ['json', { leaked: 'yes' }],
  ['isLeaving', true],
  ['isExpress', true],
  ['isText', true],
  ['key', 'theirs'],
  ['credentials', 'include'],
  ['deadlineMs', 0],
  ['searchParams', 'leaked=yes'],
];

describe('what is sent, on a page that has put something on every object', () => {
  it.each(ROWS)('is the same as on a clean page: `%s`', async (name, value) => {
    const clean = await sendAll();
    expect(clean.slice(4)).toEqual([true, true, true, true]);
    expect(await withOnEveryObject(name, value, sendAll)).toEqual(clean);
  });
});
