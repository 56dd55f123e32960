import type { HttpHandler } from 'msw';
import { createDb } from '../../../mocks/db/createDb.ts';
import type { Db } from '../../../mocks/db/Db.ts';
import { seedProducts } from '../../../mocks/db/seedProducts.ts';
import { plainPolicy } from '../../../mocks/db/StorePolicy.ts';
import type { Exchange, Reply, Route } from '../../../mocks/createRoute.ts';
import { createCartHandlers } from '../../../mocks/handlers/cart.ts';
import type { Call } from '../../../src/core/wire/createSend.ts';

/** A request of the cart, as the product's own wire makes it. */
export type CartRequest = Pick<Call<unknown>, 'method' | 'path' | 'query' | 'json'>;

/** The mocked host's cart, of one visitor, without HTTP in between: thousands of visits take seconds. */
export interface CartHost {
  readonly db: Db;
  /** The visitor's cart on it. */
  token(): string | null;
  answer(request: CartRequest): Reply;
  /** The entries that were added, as JSON text, each with how often. */
  readonly added: ReadonlyMap<string, number>;
  /** Forgets everything. */
  reset(): void;
}

interface Row {
  readonly method: string;
  readonly pattern: RegExp;
  readonly answer: (exchange: Exchange) => Reply;
}

export function createCartHost(): CartHost {
  const db = createDb({ products: seedProducts, policy: { ...plainPolicy, promoCodes: [{ code: 'TEA', percent: 10 }] }, now: () => 0 });
  const rows: Row[] = [];
  const route: Route = (method, path, answer) => {
    rows.push({ method, pattern: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`), answer });
    return null as unknown as HttpHandler;
  };
  createCartHandlers(route, db);
  const added = new Map<string, number>();
  let token: string | null = null;
  return {
    db,
    added,
    token: () => token,
    answer({ method, path, query = {}, json }) {
      const address = `/api/${path ?? ''}`;
      const row = rows.find((one) => one.method === method && one.pattern.test(address));
      if (!row) throw new Error(`The host knows no ${method} ${address}.`);
      const rawBody = json === undefined ? '' : JSON.stringify(json);
      const reply = row.answer({
        params: { ...row.pattern.exec(address)?.groups },
        query: new URLSearchParams(query as Record<string, string>),
        body: rawBody === '' ? null : JSON.parse(rawBody),
        rawBody,
        cartToken: token,
        openCart: () => (token ??= `cart-${db.createId()}`),
        giveCart: (other) => (token = other),
        headers: new Headers(),
        rules: { description: '', on: 'all' },
      });
      if (method === 'post' && address.endsWith('/entries') && reply.status === 200) added.set(rawBody, (added.get(rawBody) ?? 0) + 1);
      return reply;
    },
    reset() {
      db.reset();
      added.clear();
      token = null;
    },
  };
}
