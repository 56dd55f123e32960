import { vi } from 'vitest';
import { createHost, visitPage, type Host, type Visit } from '../../mocks/node.ts';
import { seedProducts } from '../../mocks/db/seedProducts.ts';
import { createApi } from '../../src/api/createApi.ts';
import type { ApiError } from '../../src/api/ApiError.ts';
import type { Result } from '../../src/lib/result.ts';
import type { Cart } from '../../src/model/cart.ts';
import type { AddEntry } from '../../src/model/addEntry.ts';
import { cartSchema } from '../../src/model/cart.ts';
import type { CartEntry } from '../../src/model/cartEntry.ts';
import * as cartWriter from '../../src/shop/createCartWriter.ts';
import { createShop, type Shop } from '../../src/shop/createShop.ts';
import { plainSettings } from './openShop.ts';

const [, , pattern, , giftCard] = seedProducts;

/** What happens to one request on its way. */
export interface Weather {
  /** `before`: it never arrives; `after`: the host does it, and its answer is lost; the others are answers in place of the host's work. */
  readonly fault: 'none' | 'before' | 'after' | 'server-error' | 'too-many' | 'crumb';
  /** How long the answer takes, in ms. */
  readonly delay: number;
}

/** What the visitor wanted, and what became of it. */
interface Wish {
  readonly note: (wanted: Wanted) => void;
  outcome: Result<unknown, ApiError> | null;
}

/** A line that was asked for, and what was heard of it last. */
interface Coming {
  readonly entry: AddEntry;
  made: Wish;
}

/** What the visitor's lines should be, by their own number. */
type Wanted = Map<number, { quantity: number; note: string }>;

/** A visitor with one page, a host, and a network in between that does what it likes. */
export interface CartWorld {
  readonly host: Host;
  shop(): Shop;
  setWeather(weather: readonly Weather[]): void;
  setOnline(isOnline: boolean): void;
  /** Lets so many ms go by. */
  pass(ms: number): Promise<void>;
  add(quantity: number): void;
  /** Clicks again for the last add of which it is not known what became of it, unless it is in the cart by now. */
  addAgain(): void;
  /** The rest act on the line at this place (round the corner) of what is shown; nothing when it is empty. */
  update(at: number, quantity: number): void;
  updateNote(at: number, note: string): void;
  remove(at: number): void;
  undo(at: number): void;
  coupon(wanted: boolean): void;
  /** The same visitor adds in another tab, which says so. */
  addElsewhere(): void;
  removeElsewhere(at: number): void;
  reload(): void;
  /** The network is well again; waits until nothing is under way, and reads the cart. */
  settle(): Promise<void>;
  /** What is wrong, in words; empty when all is well. */
  complaints(): string[];
  leave(): void;
}

const CART = '/api/commerce/shopping-cart';

export async function openCartWorld(): Promise<CartWorld> {
  const host = createHost({ products: seedProducts, policy: { promoCodes: [{ code: 'TEA', percent: 10 }] } });
  const visit: Visit = visitPage(host);
  const wishes: Wish[] = [];
  /** Writes that the visitor has asked for, as the host would log them. */
  const asked = new Map<string, number>();
  /** The visitor's number of the line that a path is of. */
  const numbers = new Map<string, number>();
  /** Lines of which nobody can say what they should be. */
  const unsure = new Set<number>();
  const wrong: string[] = [];
  const adds: Coming[] = [];
  /** Lines that the visitor has asked to come back. */
  const undoings: Coming[] = [];
  /** What the visitor has set numbers to. */
  const edits: { readonly line: CartEntry; readonly quantity: number; readonly made: Wish }[] = [];
  /** Lines that the visitor has taken out, and so has seen. */
  const seen = new Set<number>();
  let weather: readonly Weather[] = [];
  let turn = 0;
  let isOnline = true;
  let number = 0;
  let pages = 0;

  /** The network as one page has it: a page that was left sends nothing more, and what it has under way is no concern of the next one. */
  const createFetch =
    (isLeft: () => boolean, writing = new Set<Request>()): typeof globalThis.fetch =>
    async (input, init) => {
      if (isLeft()) return new Promise(() => undefined);
      const request = new Request(input, init);
      const isWrite = request.method !== 'GET';
      const { fault, delay } = weather[turn++ % Math.max(weather.length, 1)] ?? { fault: 'none', delay: 0 };
      if (isWrite && writing.add(request).size > 1) wrong.push('two writes are under way at once');
      try {
        if (!isOnline || fault === 'before') throw new TypeError('Failed to fetch');
        const { pathname } = new URL(request.url);
        const line = host.db.cart(token()).entries.find(({ id }) => pathname.includes(`/entries/${id}`));
        if (line) numbers.set(pathname, fields(line.additionalFields).n);
        const answer = inPlace(fault) ?? (await visit.fetch(request));
        if (delay > 0) await new Promise((go) => setTimeout(go, delay));
        if (!isOnline || fault === 'after') throw new TypeError('Failed to fetch');
        return answer;
      } finally {
        writing.delete(request);
      }
    };

  const open = (): Shop => {
    const page = (pages += 1);
    const api = { ...createApi({ fetch: createFetch(() => page !== pages) }), prepare: () => undefined };
    const shop = createShop({
      api,
      emit: () => undefined,
      navigate: () => undefined,
      loadBuyingActions: () => import('../../src/shop/buyingActions.ts'),
      loadCartWriter: async () => cartWriter,
      settings: { ...plainSettings, isOnline: () => isOnline, editDelayMs: 50 },
    });
    shop.cart.prepare();
    return shop;
  };
  let shop = open();
  await vi.dynamicImportSettled();

  const token = (): string | null =>
    /CART=([^;]*)/.exec(document.cookie)?.[1] ?? host.db.tokenOf(/crumb=([^;]*)/.exec(document.cookie)?.[1] ?? '');
  const note = (method: string, path: string, body: unknown = '') => {
    const key = `${method} ${path} ${body === '' ? '' : JSON.stringify(body)}`;
    asked.set(key, (asked.get(key) ?? 0) + 1);
  };
  /** Notes what is asked of a line: under its id, or, when it is on its way back and nobody knows the id that it comes with, its number. */
  const noteOf = (method: string, { id, additionalFields }: CartEntry, below = '', body?: unknown) => {
    note(method, `${CART}/entries/${id}${below}`, body);
    if (shop.store.getState().cart.pending[id] === 'adding') note(method, `line ${fields(additionalFields).n}${below}`, body);
  };
  const wish = (promise: Promise<Result<unknown, ApiError>>, apply: Wish['note']): Wish => {
    const made: Wish = { note: apply, outcome: null };
    wishes.push(made);
    void promise.then((outcome) => (made.outcome ??= outcome));
    return made;
  };
  const lineAt = (at: number) => {
    const entries = shop.cart.get()?.entries ?? [];
    return entries[at % Math.max(entries.length, 1)];
  };
  const fields = (text: string | null) => JSON.parse(text ?? '{}') as { n: number; note: string };
  const json = (n: number, text: string) => JSON.stringify({ n, note: text });

  return {
    host,
    shop: () => shop,
    setWeather: (next) => void ((weather = next), (turn = 0)),
    setOnline(next) {
      isOnline = next;
      if (next) shop.cart.resume();
    },
    pass: async (ms) => void (await vi.advanceTimersByTimeAsync(ms)),
    add(quantity) {
      const n = ++number;
      const entry: AddEntry = { itemId: pattern!.id, sku: null, quantity, additionalFields: json(n, '') };
      note('POST', `${CART}/entries`, entry);
      adds.push({ entry, made: wish(shop.cart.add(entry), (wanted) => wanted.set(n, { quantity, note: '' })) });
    },
    addAgain() {
      const last = adds.at(-1);
      const { outcome } = last?.made ?? {};
      if (!last || !outcome || outcome.ok || !isUncertain(outcome.error) || seen.has(fields(last.entry.additionalFields).n)) return;
      const isShown = shop.cart.get()?.entries.some(({ additionalFields }) => additionalFields === last.entry.additionalFields);
      if (!isShown) last.made = wish(shop.cart.add(last.entry), last.made.note);
    },
    update(at, quantity) {
      const line = lineAt(at);
      if (!line) return;
      const { n } = fields(line.additionalFields);
      noteOf('PUT', line, '', { quantity });
      edits.push({ line, quantity, made: wish(shop.cart.update(line.id, quantity), (wanted) => change(wanted, n, { quantity })) });
    },
    updateNote(at, text) {
      const line = lineAt(at);
      if (!line) return;
      const { n } = fields(line.additionalFields);
      const additionalFields = json(n, text);
      noteOf('PUT', line, '/additionalFields', { itemId: line.itemId, sku: line.chosenVariant?.sku ?? null, additionalFields });
      wish(shop.cart.updateFields(line.id, additionalFields), (wanted) => change(wanted, n, { note: text }));
    },
    remove(at) {
      const line = lineAt(at);
      if (!line) return;
      const { n } = fields(line.additionalFields);
      seen.add(n);
      noteOf('DELETE', line);
      wish(shop.cart.remove(line.id), (wanted) => wanted.delete(n));
    },
    undo(at) {
      const { removed } = shop.store.getState().cart;
      const line = removed[at % Math.max(removed.length, 1)];
      if (!line) return;
      const { n, note: text } = fields(line.additionalFields);
      const { id, itemId, quantity, additionalFields } = line;
      const sku = line.chosenVariant?.sku ?? null;
      // One of these, as the case may be: the line is added again, or what was wanted of it is.
      note('POST', `${CART}/entries`, { itemId, sku, quantity, additionalFields });
      note('PUT', `${CART}/entries/${id}`, { quantity });
      note('PUT', `${CART}/entries/${id}/additionalFields`, { itemId, sku, additionalFields });
      const before = shop.cart.get()?.entries.some((entry) => entry.id === id);
      const made = wish(shop.cart.undo(id), (wanted) => wanted.set(n, { quantity, note: text }));
      undoings.push({ entry: { itemId, sku, quantity, additionalFields }, made });
      // Taken back before it was sent: what was wanted of the line until then is sent anew, and may fail on its own.
      const after = shop.cart.get()?.entries.find((entry) => entry.id === id);
      if (!before && after && shop.store.getState().cart.pending[id] !== 'adding') unsure.add(n);
    },
    coupon(wanted) {
      if (wanted) note('POST', `${CART}/coupons`, { promoCode: 'TEA' });
      else note('DELETE', `${CART}/coupons/TEA`);
      wish(wanted ? shop.cart.applyCoupon(' tea '.trim().toUpperCase()) : shop.cart.removeCoupon('TEA'), () => undefined);
    },
    addElsewhere() {
      const owner = token();
      if (owner === null) return;
      // A page that has not heard yet that its number was set finds another, and can only set it again.
      for (const { line, quantity, made } of edits) {
        if (!made.outcome?.ok && line.itemId === giftCard!.id) noteOf('PUT', line, '', { quantity });
      }
      host.db.add(owner, { itemId: giftCard!.id, sku: 'GIFT-25', quantity: 1, additionalFields: json(-1, '') });
      void shop.cart.load();
    },
    removeElsewhere(at) {
      const owner = token();
      const entries = host.db.cart(owner).entries;
      const line = entries[at % Math.max(entries.length, 1)];
      if (!line) return;
      unsure.add(fields(line.additionalFields).n);
      // A page that has not heard yet that the line has come finds none, and can only ask for it again.
      for (const { entry, made } of [...adds, ...undoings]) {
        if (!made.outcome?.ok && entry.additionalFields === line.additionalFields) note('POST', `${CART}/entries`, entry);
      }
      host.db.remove(owner, line.id);
      void shop.cart.load();
    },
    reload() {
      // Nobody hears any more what became of what was under way.
      for (const one of wishes) one.outcome ??= { ok: false, error: { kind: 'offline' } as ApiError };
      adds.length = 0;
      undoings.length = 0;
      edits.length = 0;
      shop.stop();
      shop = open();
      void shop.cart.load();
    },
    async settle() {
      weather = [];
      isOnline = true;
      shop.cart.resume();
      await vi.advanceTimersByTimeAsync(60_000);
      void shop.cart.load();
      await vi.advanceTimersByTimeAsync(1000);
    },
    complaints() {
      const there = cartSchema.parse(host.db.cart(token()));
      const { cart, recalculating, waiting, status, pending } = shop.store.getState().cart;
      const found = [...wrong];
      if (status !== 'loaded' || recalculating || waiting || Object.keys(pending).length > 0) found.push(`is not at rest: ${status}`);
      if (JSON.stringify(cart && linesOf(cart)) !== JSON.stringify(linesOf(there))) found.push('the cart shown is not the host’s');
      if (cart?.subtotalCents !== there.subtotalCents || cart.discountCents !== there.discountCents)
        found.push('the sums shown are not the host’s');

      const done = new Map<string, number>();
      for (const { method, path, rawBody, status: answered } of host.log) {
        const key = `${method} ${path} ${rawBody}`;
        if (method !== 'GET' && answered === 200) done.set(key, (done.get(key) ?? 0) + 1);
      }
      for (const [key, times] of done) {
        const path = key.split(' ')[1] ?? '';
        const byNumber = key.replace(path, path.replace(/.*\/entries\/[^/]+/, `line ${numbers.get(path)}`));
        const allowed = (asked.get(key) ?? 0) + (asked.get(byNumber) ?? 0);
        if (times > allowed) found.push(`was done ${times} times: ${key}`);
      }

      const wanted: Wanted = new Map();
      for (const { note: apply, outcome } of wishes) {
        if (outcome === null) found.push('a promise is still open');
        if (outcome?.ok) apply(wanted);
        else if (outcome && isUncertain(outcome.error)) {
          // The line may be either way: find out which by trying it on.
          const before = new Map(wanted);
          apply(wanted);
          for (const n of new Set([...before.keys(), ...wanted.keys()])) if (before.get(n) !== wanted.get(n)) unsure.add(n);
        }
      }
      const present = new Map(there.entries.map((entry) => [fields(entry.additionalFields).n, entry]));
      for (const n of new Set([...wanted.keys(), ...present.keys()])) {
        if (n < 0 || unsure.has(n)) continue;
        const [want, have] = [wanted.get(n), present.get(n)];
        if (want?.quantity !== have?.quantity || (have && fields(have.additionalFields).note !== want?.note)) {
          found.push(`line ${n} should be ${JSON.stringify(want)} and is ${have ? `${have.quantity} ${have.additionalFields}` : 'gone'}`);
        }
      }
      return found;
    },
    leave() {
      shop.stop();
      visit.leave();
    },
  };
}

function change(wanted: Wanted, n: number, to: Partial<{ quantity: number; note: string }>): void {
  const line = wanted.get(n);
  if (line) wanted.set(n, { ...line, ...to });
}

const linesOf = (cart: Cart) =>
  cart.entries.map(({ id, quantity, additionalFields, subTotal }) => [id, quantity, additionalFields, subTotal]);

const isUncertain = ({ kind, status }: ApiError): boolean =>
  kind === 'offline' || kind === 'timeout' || kind === 'schema' || (status ?? 0) >= 500;

function inPlace(fault: Weather['fault']): Response | null {
  if (fault === 'server-error') return Response.json({ error: 'Broken.' }, { status: 500 });
  if (fault === 'too-many') return Response.json({ error: 'Too many.' }, { status: 429, headers: { 'retry-after': '1' } });
  if (fault === 'crumb') return Response.json({ crumbFail: true }, { status: 401 });
  return null;
}
