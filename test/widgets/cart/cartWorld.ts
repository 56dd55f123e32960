import { vi } from 'vitest';
import { seedProducts } from '../../../mocks/db/seedProducts.ts';
import type { ApiError } from '../../../src/core/wire/ApiError.ts';
import type { Result } from '../../../src/lib/result.ts';
import type { AddEntry } from '../../../widgets/cart/model/addEntry.ts';
import type { Shop } from '../../../src/app/createShop.ts';
import type { Weather } from './cartNetwork.ts';
import { createCartPages, type Tab } from './cartPages.ts';
import { fields, isUncertain, json, type CartVisit, type AddedLine, type ExpectedLines, type VisitorChange } from './cartVisit.ts';
import type { CartHost } from './createCartHost.ts';
import { findComplaints } from './findComplaints.ts';

const [, , pattern, , giftCard] = seedProducts;

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
  /** Clicks again for the last add that was reported as unconfirmed, unless it is in the cart by now. */
  addAgain(): void;
  /** The rest act on the line at this place (round the corner) of what is shown; nothing when it is empty. */
  update(at: number, quantity: number): void;
  updateNote(at: number, note: string): void;
  remove(at: number): void;
  undo(at: number): void;
  coupon(wanted: boolean): void;
  /** The same visitor addedLines on another device, which does not say so. */
  addElsewhere(): void;
  removeElsewhere(at: number): void;
  /**
   * Goes to the next page in the same tab; the page may be notified that it is left, also only once the next one has started. `asItGoes` runs
   * after that, as parts do that hand in what is being typed.
   */
  leave(isTold: boolean | 'late', asItGoes?: () => void): Promise<void>;
  /** Goes to another page, may add there, and comes back to this one out of the browser's cache; the other one may end late. */
  comeBack(ms: number, doThere?: 'nothing' | 'add', isLate?: boolean): Promise<void>;
  /** Makes the other tab a copy of this one. */
  copyTab(): void;
  /** The network is well again; waits until nothing is under way, and reads the cart. */
  settle(): Promise<void>;
  /** How often the host was asked. */
  requests(): number;
  /** The faults, in words; empty without any. */
  complaints(): string[];
  stop(): void;
}

/** How much later a page ends than the next one has started, in ms. Seen in Chromium: 2 to 20. */
const LATE_END_MS = 20;

/**
 * A visit of a host that forgets what was before it. Of the same happenings it is the same each time: nothing in it is left to chance,
 * and all of it happens on the clock of the test.
 */
export async function openCartWorld(host: CartHost): Promise<CartWorld> {
  host.reset();
  vi.clearAllTimers();
  const random = createRandom();
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => `${random()}-0-0-0-0`);
  const tabs: Tab[] = [];
  /** Which tab has changed a line. */
  const touched = new Map<number, number>();
  let number = 0;
  let at = 0;
  const changes: VisitorChange[] = [];
  const addedLines: AddedLine[] = [];
  const asked = new Map<string, number>();
  const unsure = new Set<number>();
  const seen = new Set<number>();
  const wrong: string[] = [];
  const { network, openTab, goOn, close, sleep, failuresTold } = createCartPages(host, (what) => void wrong.push(what));
  const visit: CartVisit = {
    shops: () => tabs.map(({ shop }) => shop),
    changes,
    addedLines,
    asked,
    unsure,
    seen,
    wrong,
    failuresTold,
  };
  tabs.push(openTab());
  await vi.dynamicImportSettled();
  const tab = () => tabs[at]!;
  const shopNow = () => tab().shop;

  const countAdd = (entry: AddEntry) => {
    const key = JSON.stringify(entry);
    asked.set(key, (asked.get(key) ?? 0) + 1);
  };
  const record = (promise: Promise<Result<unknown, ApiError>>, apply: VisitorChange['apply']): VisitorChange => {
    const made: VisitorChange = { apply, outcome: null, page: tab().page, session: tab().session, left: 'no' };
    changes.push(made);
    void promise.then((outcome) => {
      if (made.left === 'no') made.outcome = outcome;
    });
    return made;
  };
  const touch = (n: number) => {
    // Changes that two tabs make to one line reach the host in any order.
    if ((touched.get(n) ?? at) !== at) unsure.add(n);
    touched.set(n, at);
  };
  const lineAt = (place: number) => {
    const entries = shopNow().cart.get()?.entries ?? [];
    const line = entries[place % Math.max(entries.length, 1)];
    if (line) touch(fields(line.additionalFields).n);
    return line;
  };
  /** The page that made them is gone: their promises settle unheeded. */
  const abandonChanges = (page: number, left: 'kept' | 'dropped') => {
    for (const one of changes) {
      if (one.outcome || one.page !== page) continue;
      one.left = left;
      one.outcome = { ok: false, error: { kind: 'offline' } as ApiError };
    }
  };
  /** A line has gone: a page that does not know that it had come finds none, and can only ask for it again. */
  const mayBeAskedAgain = (n: number) => {
    for (const { entry, made } of addedLines) if (!made.outcome?.ok && fields(entry.additionalFields).n === n) countAdd(entry);
  };

  const add = (quantity: number) => {
    const n = ++number;
    const entry: AddEntry = { itemId: pattern!.id, sku: null, quantity, additionalFields: json(n, '') };
    countAdd(entry);
    addedLines.push({ entry, made: record(shopNow().cart.add(entry), (lines) => lines.set(n, { quantity, note: '' })) });
  };
  /** In the order of Chromium. */
  const notifyLeft = ({ shop }: Tab, asItGoes: () => void = () => undefined) => {
    shop.cart.onPageMoment('left');
    asItGoes();
    shop.cart.onPageMoment('hidden');
  };
  const end = (left: Tab, isTold: boolean, asItGoes?: () => void) => {
    if (isTold) notifyLeft(left, asItGoes);
    abandonChanges(left.page, 'kept');
    close(left);
  };
  /** The page that is shown by now has read the storage of the tab before. */
  const endLate = async (left: Tab) => {
    await vi.advanceTimersByTimeAsync(LATE_END_MS);
    end(left, true);
    shopNow().cart.onPageMoment('stored');
  };

  return {
    turnTo(next) {
      if (next === 1 && tabs.length === 1) tabs.push(openTab());
      at = next;
      void shopNow().cart.read(10_000, true);
    },
    shop: shopNow,
    setWeather: network.setWeather,
    setOnline(next) {
      network.setOnline(next);
      if (next) for (const { shop } of tabs) shop.cart.resume();
    },
    pass: async (ms) => void (await vi.advanceTimersByTimeAsync(ms)),
    add,
    addAgain() {
      const last = addedLines.at(-1);
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
      if (!isShown) last.made = record(shopNow().cart.add(last.entry), last.made.apply);
    },
    update(place, quantity) {
      const line = lineAt(place);
      if (!line) return;
      const { n } = fields(line.additionalFields);
      record(shopNow().cart.update(line.id, quantity), (lines) => changeLine(lines, n, { quantity }));
    },
    updateNote(place, text) {
      const line = lineAt(place);
      if (!line) return;
      const { n } = fields(line.additionalFields);
      record(shopNow().cart.updateFields(line.id, json(n, text)), (lines) => changeLine(lines, n, { note: text }));
    },
    remove(place) {
      const line = lineAt(place);
      if (!line) return;
      const { n } = fields(line.additionalFields);
      seen.add(n);
      mayBeAskedAgain(n);
      record(shopNow().cart.remove(line.id), (lines) => lines.delete(n));
    },
    undo(place) {
      const shop = shopNow();
      const { removed } = shop.cart.store.getState();
      const line = removed[place % Math.max(removed.length, 1)];
      if (!line) return;
      const { n, note: text } = fields(line.additionalFields);
      const { id, itemId, quantity, additionalFields } = line;
      touch(n);
      const before = shop.cart.get()?.entries.some((one) => one.id === id);
      const entry: AddEntry = { itemId, sku: line.chosenVariant?.sku ?? null, quantity, additionalFields };
      countAdd(entry);
      addedLines.unshift({ entry, made: record(shop.cart.undo(id), (lines) => lines.set(n, { quantity, note: text })) });
      // Taken back before it was sent: what was wanted of the line until then is sent anew, and may fail on its own.
      const after = shop.cart.get()?.entries.find((one) => one.id === id);
      if (!before && after && shop.cart.store.getState().pending[id] !== 'adding') unsure.add(n);
    },
    coupon(wanted) {
      record(wanted ? shopNow().cart.applyCoupon('TEA') : shopNow().cart.removeCoupon('TEA'), () => undefined);
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
    async leave(isTold, asItGoes) {
      const left = { ...tab() };
      if (isTold !== 'late') end(left, isTold, asItGoes);
      goOn(tab());
      void shopNow().cart.read(10_000, true);
      if (isTold === 'late') await endLate(left);
    },
    async comeBack(ms, doThere = 'nothing', isLate = false) {
      const left = { ...tab() };
      notifyLeft(left);
      const wake = sleep(left);
      abandonChanges(left.page, 'kept');
      goOn(tab());
      void shopNow().cart.read(10_000, true);
      if (doThere === 'add') add(1);
      await vi.advanceTimersByTimeAsync(ms);
      const between = { ...tab() };
      if (!isLate) end(between, true);
      Object.assign(tab(), left);
      wake();
      left.shop.cart.onPageMoment('shown');
      left.shop.cart.onPageMoment('returned');
      void left.shop.cart.read(10_000, true);
      if (isLate) await endLate(between);
    },
    copyTab() {
      const other = 1 - at;
      const closed = tabs[other];
      if (closed) {
        closed.shop.cart.onPageMoment('left');
        abandonChanges(closed.page, 'dropped');
        // With the tab goes what it has kept, of its earlier pages as well.
        for (const one of changes) if (one.session === closed.session && one.left === 'kept') one.left = 'dropped';
        close(closed);
      }
      tabs[other] = openTab(new Map(tab().session));
      void tabs[other].shop.cart.read(10_000, true);
    },
    async settle() {
      network.setWeather([]);
      network.setOnline(true);
      for (const { shop } of tabs) shop.cart.resume();
      await vi.advanceTimersByTimeAsync(120_000);
      for (const { shop } of tabs) void shop.cart.load();
      await vi.advanceTimersByTimeAsync(1000);
    },
    requests: network.requests,
    complaints: () => findComplaints(host, visit),
    stop() {
      for (const one of tabs) close(one);
    },
  };
}

function changeLine(lines: ExpectedLines, n: number, to: Partial<{ quantity: number; note: string }>): void {
  const line = lines.get(n);
  if (line) lines.set(n, { ...line, ...to });
}

/** The same names in each visit; which of two is the lesser one is as good as chance. */
function createRandom(): () => string {
  let state = 1;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x297a2d39;
    return (state >>> 0).toString(16).padStart(8, '0');
  };
}
