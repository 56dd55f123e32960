import { randomUUID } from 'node:crypto';

const CART = '/api/commerce/shopping-cart';
const PAUSE_MS = 100;
const LONGEST_MS = 60_000;

/** A visitor who adds the same thing again and again. */
export interface Shopper {
  /** One add; `null`: no answer, or one that is not certain. Its ms otherwise. */
  add(key: string): Promise<number | null>;
  /** An add that is repeated with its key until it is confirmed; how often it was told that it was not. */
  addUntilDone(): Promise<number>;
  inCart(): Promise<number>;
  /** Looks at a page; its status. */
  look(): Promise<number>;
}

/** The first product with plenty in stock, from the shop's list. */
export async function findGood(url: string): Promise<{ readonly itemId: string; readonly sku: string | null }> {
  const answer = await fetch(`${url}/store?format=json`);
  const { items } = (await answer.json()) as {
    items: { id: string; structuredContent: { productType: number; variants: { sku: string; unlimited: boolean }[] } }[];
  };
  for (const { id: itemId, structuredContent } of items) {
    const variant = structuredContent.productType === 1 ? structuredContent.variants.find(({ unlimited }) => unlimited) : undefined;
    if (variant) return { itemId, sku: variant.sku };
  }
  throw new Error('The shop has no product with unlimited stock.');
}

export async function createShopper(url: string, good: { readonly itemId: string; readonly sku: string | null }): Promise<Shopper> {
  const jar = new Map<string, string>();
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, 'x-csrf-token': jar.get('crumb') ?? '', ...(init.headers as Record<string, string> | undefined) };
    const response = await fetch(url + path, { ...init, headers, signal: AbortSignal.timeout(15_000) });
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return response;
  };
  await (await send('/')).text();

  const add: Shopper['add'] = async (key) => {
    const from = performance.now();
    const body = JSON.stringify({ ...good, quantity: 1, additionalFields: null });
    try {
      const response = await send(`${CART}/entries`, {
        method: 'POST',
        body,
        headers: { 'idempotency-key': key, 'content-type': 'application/json' },
      });
      await response.text();
      return response.ok ? performance.now() - from : null;
    } catch {
      return null;
    }
  };
  return {
    add,
    async addUntilDone() {
      const key = randomUUID();
      const until = Date.now() + LONGEST_MS;
      for (let told = 0; Date.now() < until; told += 1) {
        if ((await add(key)) !== null) return told;
        await new Promise((go) => setTimeout(go, PAUSE_MS));
      }
      throw new Error('An add was not confirmed within a minute.');
    },
    async look() {
      const response = await send('/');
      await response.text();
      return response.status;
    },
    async inCart() {
      return ((await (await send(CART)).json()) as { readonly totalQuantity: number }).totalQuantity;
    },
  };
}
