import { vi } from 'vitest';
import type { Reply } from '../../mocks/createRoute.ts';
import { seedProducts } from '../../mocks/db/seedProducts.ts';
import { ApiError } from '../../src/api/ApiError.ts';
import { createCartApi } from '../../src/api/cart.ts';
import type { Call, Send } from '../../src/api/createSend.ts';
import type { AnswerSchema } from '../../src/api/readAnswer.ts';
import { withDeadline } from '../../src/api/withDeadline.ts';
import type { StorefrontEventName } from '../../src/events/events.ts';
import type { Store } from '../../src/lib/openStore.ts';
import { fail, ok, type Result } from '../../src/lib/result.ts';
import type { AddEntry } from '../../src/model/addEntry.ts';
import { cartSchema, type Cart } from '../../src/model/cart.ts';
import { createShop, type Shop } from '../../src/shop/createShop.ts';
import { createWork } from '../../src/shop/createWork.ts';
import type { CartHost } from './createCartHost.ts';
import { createStore } from './createTab.ts';
import { createFakeApi } from './fakeApi.ts';
import { plainSettings } from './openShop.ts';

const [, , pattern, , giftCard] = seedProducts;

/** What happens to one request on its way. */
export interface Weather {
  /**
   * `before`: it never arrives; `after`: the host does it, and its answer is lost; `late`: the host does it when nobody waits for the
   * answer any more; the others are answers in place of the host's work.
   */
  readonly fault: 'none' | 'before' | 'after' | 'late' | 'server-error' | 'too-many' | 'crumb';
  /** How long the answer takes, in ms. */
  readonly delay: number;
}

/** What the visitor wanted, and what became of it. */
interface Wish {
  readonly note: (wanted: Wanted) => void;
  outcome: Result<unknown, ApiError> | null;
  /** The number of the page on which it was wanted. */
  readonly page: number;
  /** What the tab keeps from page to page. */
  readonly session: Map<string, string>;
  /** That page was left before it was known: it goes on with the next one of its tab, if there is one. */
  left: 'no' | 'kept' | 'dropped';
}

/** A line that was asked for, and what was heard of it last. */
interface Coming {
  readonly entry: AddEntry;
  made: Wish;
}

/** What the visitor's lines should be, by their own number. */
type Wanted = Map<number, { quantity: number; note: string }>;

/** One tab: its page, and what its pages keep. */
interface Tab {
  readonly session: Map<string, string>;
  shop: Shop;
  /** The number of its page. */
  page: number;
}

/** A visitor with two tabs, a host, and a network in between that does what it likes. */
export interface CartWorld {
  /** From here on the visitor acts in this tab, 0 or 1; the second one is opened by that. */
  turnTo(tab: number): void;
  shop(): Shop;
  setWeather(weather: readonly Weather[]): void;
  setOnline(isOnline: boolean): void;
  /** Lets so many ms go by. */
  pass(ms: number): Promise<void>;
  add(quantity: number): void;
  /** Clicks again for the last add of which it was told that nobody knows what became of it, unless it is in the cart by now. */
  addAgain(): void;
  /** The rest act on the line at this place (round the corner) of what is shown; nothing when it is empty. */
  update(at: number, quantity: number): void;
  updateNote(at: number, note: string): void;
  remove(at: number): void;
  undo(at: number): void;
  coupon(wanted: boolean): void;
  /** The same visitor adds on another device, which does not say so. */
  addElsewhere(): void;
  removeElsewhere(at: number): void;
  /** Goes to the next page in the same tab; the page may hear that it is left. */
  leave(isTold: boolean): void;
  /** Goes to another page, may add there, and comes back to this one out of the browser's cache. */
  comeBack(ms: number, doThere?: 'nothing' | 'add'): Promise<void>;
  /** Makes the other tab a copy of this one. */
  copyTab(): void;
  /** The network is well again; waits until nothing is under way, and reads the cart. */
  settle(): Promise<void>;
  /** How often the host was asked. */
  requests(): number;
  /** What is wrong, in words; empty when all is well. */
  complaints(): string[];
  stop(): void;
}

/** The rest of the wire, which a cart does not ask. */
const unused = createFakeApi();

const WRITE_DEADLINE_MS = 10_000;
const RETRY_MS = 150;

/**
 * A visit of a host that forgets what was before it. Of the same happenings it is the same each time: nothing in it is left to chance,
 * and all of it happens on the clock of the test.
 */
export async function openCartWorld(host: CartHost): Promise<CartWorld> {
  host.reset();
  vi.clearAllTimers();
  const random = createRandom();
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => `${random()}-0-0-0-0`);
  const shared = createStore();
  const tabs: Tab[] = [];
  const wishes: Wish[] = [];
  /** Adds that the visitor has asked for, as the host would log them. */
  const asked = new Map<string, number>();
  /** Lines of which nobody can say what they should be. */
  const unsure = new Set<number>();
  /** Which tab has changed a line. */
  const touched = new Map<number, number>();
  const wrong: string[] = [];
  /** Everything that was asked for and puts a line into the cart. */
  const comings: Coming[] = [];
  /** Lines that the visitor has taken out, and so has seen. */
  const seen = new Set<number>();
  /** Pages that hear, by their number. */
  const open = new Map<number, (message: unknown) => void>();
  /** Settles when a page is left. */
  const gone = new Map<number, Ending>();
  let weather: readonly Weather[] = [];
  let turn = 0;
  let isOnline = true;
  let number = 0;
  let pages = 0;
  let at = 0;
  let failuresTold = 0;
  let requests = 0;

  /** The network as one page has it: what a page has under way when it is left ends there, unless it was sent to outlive it. */
  const createSend = (page: number): Send => {
    const writing = new Set<Call<unknown>>();
    const answerTo = async (call: Call<unknown>): Promise<Reply> => {
      requests += 1;
      const isLeaving = call.isLeaving === true;
      if (!open.has(page) && !isLeaving) return never();
      const { fault, delay } = weather[turn++ % Math.max(weather.length, 1)] ?? { fault: 'none', delay: 0 };
      if (!isOnline || fault === 'before') throw new TypeError('Failed to fetch');
      if (fault === 'late' && call.method === 'post') {
        // It is given up by its deadline, or with its page.
        await Promise.race([wait(WRITE_DEADLINE_MS), gone.get(page)?.promise]);
        await wait(delay * 5);
        host.answer(call);
        return never();
      }
      const answer = inPlace[fault] ?? host.answer(call);
      if (delay > 0) await wait(delay);
      if (!isOnline || fault === 'after') throw new TypeError('Failed to fetch');
      return open.has(page) || isLeaving ? answer : never();
    };
    const read = async (call: Call<unknown>): Promise<Reply> => {
      try {
        return await answerTo(call);
      } catch {
        // As the client does it, once.
        await wait(RETRY_MS);
        return answerTo(call);
      }
    };
    return async (call) => {
      const isCounted = call.method !== 'get' && !call.isLeaving;
      if (isCounted && writing.add(call).size > 1) wrong.push('two writes are under way at once');
      void gone.get(page)?.promise.then(() => writing.delete(call));
      const outcome = await withDeadline(async () => {
        try {
          return readReply(await (call.method === 'get' ? read(call) : answerTo(call)), call.schema);
        } catch (cause) {
          return fail(new ApiError('offline', 'Network Error', { cause }));
        }
      }, call);
      writing.delete(call);
      return outcome;
    };
  };

  /** What a page that is no more writes, it does not write. */
  const guard = (store: Store, page: number): Store => ({
    ...store,
    set: (key, value) => open.has(page) && store.set(key, value),
    remove: (key) => void (open.has(page) && store.remove(key)),
  });
  const openPage = (tab: Pick<Tab, 'session'>): Pick<Tab, 'shop' | 'page'> => {
    const page = (pages += 1);
    gone.set(page, createEnding());
    const shop = createShop({
      loadWork: async (deps) => createWork(deps, {}, { ...unused, cart: createCartApi(createSend(page), WRITE_DEADLINE_MS) }),
      emit: (name: StorefrontEventName) => void (name === 'add-failed' && open.has(page) && (failuresTold += 1)),
      navigate: () => undefined,
      settings: { ...plainSettings, isOnline: () => isOnline, editDelayMs: 50 },
      tabs: {
        session: guard(createStore(tab.session), page),
        shared,
        post(message) {
          for (const [other, hear] of open) if (other !== page) queueMicrotask(() => open.has(other) && hear(message));
        },
      },
      onError: (error) => void wrong.push(String(error)),
    });
    open.set(page, (message) => {
      if ((message as { type: string }).type === 'changed') void shop.cart.read(10_000, true);
      else shop.cart.hear(message);
    });
    shop.prepare();
    return { shop, page };
  };
  const openTab = (session = new Map<string, string>()): Tab => ({ session, ...openPage({ session }) });
  const close = ({ page, shop }: Tab) => {
    open.delete(page);
    gone.get(page)?.resolve();
    shop.stop();
  };
  tabs.push(openTab());
  await vi.dynamicImportSettled();
  const tab = () => tabs[at]!;
  const shopNow = () => tab().shop;

  const note = (entry: AddEntry) => {
    const key = JSON.stringify(entry);
    asked.set(key, (asked.get(key) ?? 0) + 1);
  };
  const wish = (promise: Promise<Result<unknown, ApiError>>, apply: Wish['note']): Wish => {
    const made: Wish = { note: apply, outcome: null, page: tab().page, session: tab().session, left: 'no' };
    wishes.push(made);
    void promise.then((outcome) => {
      if (made.left === 'no') made.outcome = outcome;
    });
    return made;
  };
  const touch = (n: number) => {
    // What two tabs want of one line comes to the host in whatever order.
    if ((touched.get(n) ?? at) !== at) unsure.add(n);
    touched.set(n, at);
  };
  const lineAt = (place: number) => {
    const entries = shopNow().cart.get()?.entries ?? [];
    const line = entries[place % Math.max(entries.length, 1)];
    if (line) touch(fields(line.additionalFields).n);
    return line;
  };
  /** Nobody hears any more what becomes of what is under way on this page. */
  const leaveWishes = (page: number, left: 'kept' | 'dropped') => {
    for (const one of wishes) {
      if (one.outcome || one.page !== page) continue;
      one.left = left;
      one.outcome = { ok: false, error: { kind: 'offline' } as ApiError };
    }
  };
  /** A line has gone: a page that has not heard that it had come finds none, and can only ask for it again. */
  const mayBeAskedAgain = (n: number) => {
    for (const { entry, made } of comings) if (!made.outcome?.ok && fields(entry.additionalFields).n === n) note(entry);
  };

  const add = (quantity: number) => {
    const n = ++number;
    const entry: AddEntry = { itemId: pattern!.id, sku: null, quantity, additionalFields: json(n, '') };
    note(entry);
    comings.push({ entry, made: wish(shopNow().cart.add(entry), (wanted) => wanted.set(n, { quantity, note: '' })) });
  };

  return {
    turnTo(next) {
      if (next === 1 && tabs.length === 1) tabs.push(openTab());
      at = next;
      void shopNow().cart.read(10_000, true);
    },
    shop: shopNow,
    setWeather: (next) => void ((weather = next), (turn = 0)),
    setOnline(next) {
      isOnline = next;
      if (next) for (const { shop } of tabs) shop.cart.resume();
    },
    pass: async (ms) => void (await vi.advanceTimersByTimeAsync(ms)),
    add,
    addAgain() {
      const last = comings.at(-1);
      const { outcome, left } = last?.made ?? {};
      if (
        !last ||
        left !== 'no' ||
        !outcome ||
        outcome.ok ||
        !isUncertain(outcome.error) ||
        seen.has(fields(last.entry.additionalFields).n)
      )
        return;
      const isShown = shopNow()
        .cart.get()
        ?.entries.some(({ additionalFields }) => additionalFields === last.entry.additionalFields);
      if (!isShown) last.made = wish(shopNow().cart.add(last.entry), last.made.note);
    },
    update(place, quantity) {
      const line = lineAt(place);
      if (!line) return;
      const { n } = fields(line.additionalFields);
      wish(shopNow().cart.update(line.id, quantity), (wanted) => change(wanted, n, { quantity }));
    },
    updateNote(place, text) {
      const line = lineAt(place);
      if (!line) return;
      const { n } = fields(line.additionalFields);
      wish(shopNow().cart.updateFields(line.id, json(n, text)), (wanted) => change(wanted, n, { note: text }));
    },
    remove(place) {
      const line = lineAt(place);
      if (!line) return;
      const { n } = fields(line.additionalFields);
      seen.add(n);
      mayBeAskedAgain(n);
      wish(shopNow().cart.remove(line.id), (wanted) => wanted.delete(n));
    },
    undo(place) {
      const shop = shopNow();
      const { removed } = shop.store.getState().cart;
      const line = removed[place % Math.max(removed.length, 1)];
      if (!line) return;
      const { n, note: text } = fields(line.additionalFields);
      const { id, itemId, quantity, additionalFields } = line;
      touch(n);
      const before = shop.cart.get()?.entries.some((one) => one.id === id);
      const entry: AddEntry = { itemId, sku: line.chosenVariant?.sku ?? null, quantity, additionalFields };
      note(entry);
      comings.unshift({ entry, made: wish(shop.cart.undo(id), (wanted) => wanted.set(n, { quantity, note: text })) });
      // Taken back before it was sent: what was wanted of the line until then is sent anew, and may fail on its own.
      const after = shop.cart.get()?.entries.find((one) => one.id === id);
      if (!before && after && shop.store.getState().cart.pending[id] !== 'adding') unsure.add(n);
    },
    coupon(wanted) {
      wish(wanted ? shopNow().cart.applyCoupon('TEA') : shopNow().cart.removeCoupon('TEA'), () => undefined);
    },
    addElsewhere() {
      const owner = host.token();
      if (owner !== null) host.db.add(owner, { itemId: giftCard!.id, sku: 'GIFT-25', quantity: 1, additionalFields: json(-1, '') });
    },
    removeElsewhere(place) {
      const owner = host.token();
      const entries = host.db.cart(owner).entries;
      const line = entries[place % Math.max(entries.length, 1)];
      if (!line) return;
      const { n } = fields(line.additionalFields);
      unsure.add(n);
      seen.add(n);
      mayBeAskedAgain(n);
      host.db.remove(owner, line.id);
    },
    leave(isTold) {
      if (isTold) shopNow().cart.pageIs('left');
      leaveWishes(tab().page, 'kept');
      close(tab());
      Object.assign(tab(), openPage(tab()));
      void shopNow().cart.read(10_000, true);
    },
    async comeBack(ms, doThere = 'nothing') {
      const left = { ...tab() };
      const hear = open.get(left.page)!;
      left.shop.cart.pageIs('left');
      open.delete(left.page);
      gone.get(left.page)?.resolve();
      leaveWishes(left.page, 'kept');
      Object.assign(tab(), openPage(tab()));
      void shopNow().cart.read(10_000, true);
      if (doThere === 'add') add(1);
      await vi.advanceTimersByTimeAsync(ms);
      shopNow().cart.pageIs('left');
      leaveWishes(tab().page, 'kept');
      close(tab());
      Object.assign(tab(), left);
      open.set(left.page, hear);
      gone.set(left.page, createEnding());
      left.shop.cart.pageIs('returned');
      void left.shop.cart.read(10_000, true);
    },
    copyTab() {
      const other = 1 - at;
      const closed = tabs[other];
      if (closed) {
        closed.shop.cart.pageIs('left');
        leaveWishes(closed.page, 'dropped');
        // With the tab goes what it has kept, of its earlier pages as well.
        for (const one of wishes) if (one.session === closed.session && one.left === 'kept') one.left = 'dropped';
        close(closed);
      }
      tabs[other] = openTab(new Map(tab().session));
      void tabs[other].shop.cart.read(10_000, true);
    },
    async settle() {
      weather = [];
      isOnline = true;
      for (const { shop } of tabs) shop.cart.resume();
      await vi.advanceTimersByTimeAsync(120_000);
      for (const { shop } of tabs) void shop.cart.load();
      await vi.advanceTimersByTimeAsync(1000);
    },
    requests: () => requests,
    complaints() {
      const there = cartSchema.parse(host.db.cart(host.token()));
      const found = [...wrong];
      for (const [index, { shop }] of tabs.entries()) {
        const { cart, recalculating, waiting, status, pending } = shop.store.getState().cart;
        if (status !== 'loaded' || recalculating || waiting || Object.keys(pending).length > 0)
          found.push(`tab ${index} is not at rest: ${status}`);
        if (JSON.stringify(cart && linesOf(cart)) !== JSON.stringify(linesOf(there)))
          found.push(`the cart shown in tab ${index} is not the host’s`);
        if (cart?.subtotalCents !== there.subtotalCents || cart.discountCents !== there.discountCents)
          found.push(`the sums shown in tab ${index} are not the host’s`);
      }

      for (const [key, times] of host.added) if (times > (asked.get(key) ?? 0)) found.push(`was done ${times} times: ${key}`);

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
      // What was kept for the next page was done there, or it was told there that it failed.
      for (const { entry, made } of comings) {
        const n = fields(entry.additionalFields).n;
        const times = host.added.get(JSON.stringify(entry)) ?? 0;
        if (made.left === 'kept' && times === 0 && failuresTold === 0 && !seen.has(n)) found.push(`was lost at leaving: line ${n}`);
      }
      return found;
    },
    stop() {
      for (const one of tabs) close(one);
    },
  };
}

function change(wanted: Wanted, n: number, to: Partial<{ quantity: number; note: string }>): void {
  const line = wanted.get(n);
  if (line) wanted.set(n, { ...line, ...to });
}

const fields = (text: string | null) => JSON.parse(text ?? '{}') as { n: number; note: string };
const json = (n: number, text: string) => JSON.stringify({ n, note: text });

const linesOf = (cart: Cart) =>
  cart.entries.map(({ id, quantity, additionalFields, subTotal }) => [id, quantity, additionalFields, subTotal]);

const isUncertain = ({ kind, status }: ApiError): boolean =>
  kind === 'offline' || kind === 'timeout' || kind === 'schema' || kind === 'unconfirmed' || (status ?? 0) >= 500;

const wait = (ms: number) => new Promise<void>((go) => setTimeout(go, ms));

interface Ending {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}

function createEnding(): Ending {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((go) => (resolve = go));
  return { promise, resolve };
}

const never = () => new Promise<never>(() => undefined);

const inPlace: Partial<Record<Weather['fault'], Reply>> = {
  'server-error': { status: 500, body: { error: 'Broken.' } },
  'too-many': { status: 429, body: { error: 'Too many.' } },
  crumb: { status: 401, body: { crumbFail: true } },
};

/** What the wire makes of an answer; that it does so is tested where it is read. */
function readReply<Value>({ status, body }: Reply, schema: AnswerSchema<Value>): Result<Value, ApiError> {
  if (status === 429) return fail(new ApiError('rate-limit', 'Too many.', { status, retryAfterMs: 1000 }));
  if (status !== 200) return fail(new ApiError(status === 401 ? 'crumb' : 'http', 'Refused.', { status }));
  const parsed = schema.safeParse(JSON.parse(JSON.stringify(body)));
  return parsed.success ? ok(parsed.data) : fail(new ApiError('schema', 'Unreadable.', { status }));
}

/** The same names in each visit; which of two is the lesser one is as good as chance. */
function createRandom(): () => string {
  let state = 1;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x297a2d39;
    return (state >>> 0).toString(16).padStart(8, '0');
  };
}
