import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BrowserContext, Page } from 'playwright-core';
import { startDemo } from '../../demo/createDemo.ts';
import type { ScenarioChoice } from '../../mocks/chooseScenario.ts';
import type { Storefront } from '../../src/app/Storefront.ts';
import { openStage, type OpenOptions, type Stage, type Visit } from '../support/openStage.ts';
import { NOTE_RETURNS, returnFromCache } from '../support/returnFromCache.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage([], ['--disable-back-forward-cache']);
});
afterAll(() => stage.close());

const SCOOP = '5f3c0de0000000000000010b';
const WAX = '5f3c0de0000000000000010e';
const skus: Readonly<Record<string, string>> = { [SCOOP]: 'WK-SCOOP', [WAX]: 'WK-WAX-P' };

type Outcome = { readonly ok: boolean; readonly error?: string };

type Call = readonly [name: 'add' | 'update' | 'remove' | 'undo' | 'applyCoupon' | 'load', ...given: unknown[]];

const callAll = (page: Page, calls: readonly Call[]): Promise<Outcome[]> =>
  page.evaluate(
    (wanted) =>
      Promise.all(
        wanted.map(async ([name, ...given]) => {
          const { cart } = window.Storefront as Storefront;
          const answer = await (cart[name] as (...values: unknown[]) => ReturnType<typeof cart.load>)(...given);
          return answer.ok ? { ok: true } : { ok: false, error: answer.error.serverMessage ?? answer.error.message };
        }),
      ),
    calls,
  );
const call = async (page: Page, ...one: Call): Promise<Outcome | undefined> => (await callAll(page, [one]))[0];

const add = (page: Page, itemId: string, quantity = 1) =>
  call(page, 'add', { itemId, sku: skus[itemId], quantity, additionalFields: null });

const shown = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() =>
    Object.fromEntries(((window.Storefront as Storefront).cart.get()?.entries ?? []).map(({ itemId, quantity }) => [itemId, quantity])),
  );

const entryId = (page: Page, itemId: string): Promise<string> =>
  page.evaluate((id) => (window.Storefront as Storefront).cart.get()?.entries.find((entry) => entry.itemId === id)?.id ?? '', itemId);

async function onHost(context: BrowserContext, { db } = stage.host): Promise<Record<string, number>> {
  const token = (await context.cookies()).find(({ name }) => name === 'CART')?.value ?? null;
  return Object.fromEntries(db.cart(token).entries.map(({ itemId, quantity }) => [itemId, quantity]));
}

const badge = (page: Page) => page.locator('.header .sqs-cart-quantity').first();
const untilBadge = (page: Page, text: string) => expect.poll(() => badge(page).textContent()).toBe(text);
const ready = (page: Page) =>
  page.waitForFunction(
    () => typeof window.Storefront === 'object' && 'ready' in window.Storefront && (window.Storefront as Storefront).ready.then(() => true),
  );

async function visit(options: OpenOptions = {}, page: Parameters<Stage['open']>[0] = { before: NOTE_RETURNS }): Promise<Visit> {
  const opened = await stage.open(page, options);
  await ready(opened.page);
  return opened;
}

const setScenario = (context: BrowserContext, value: ScenarioChoice) =>
  context.addCookies([{ name: 'storefront-scenario', value, url: stage.url }]);
const writesOf = ({ writes }: Visit) => writes().map(({ method, status }) => `${method} ${status}`);

describe('a visitor with two tabs', () => {
  it.each([
    ['a channel', ''],
    ['the storage, in a browser without channels', '<script>delete window.BroadcastChannel;</script>'],
  ])('sees in each what was done in the other, removals included, by %s', async (_way, before) => {
    const here = await visit({}, { before });
    const { context, page } = here;
    const there = await context.newPage();
    await there.goto(stage.url + stage.put({ before }));
    await ready(there);

    expect(await add(page, SCOOP, 2)).toEqual({ ok: true });
    await untilBadge(there, '2');
    expect(await Promise.all([add(page, SCOOP), add(there, WAX)])).toEqual([{ ok: true }, { ok: true }]);
    await Promise.all([untilBadge(page, '4'), untilBadge(there, '4')]);
    expect(await onHost(context)).toEqual({ [SCOOP]: 3, [WAX]: 1 });

    await call(there, 'remove', await entryId(there, SCOOP));
    await untilBadge(page, '1');
    expect(await shown(page)).toEqual({ [WAX]: 1 });
    await call(there, 'remove', await entryId(there, WAX));
    await untilBadge(page, '0');
    expect(writesOf(here)).toEqual(['POST 200', 'POST 200']);
    expect(here.pageErrors).toEqual([]);
    await here.close();
  });

  it('finds the cart as it is when coming back to one, also when it was not told', async () => {
    const { page, context, close } = await visit();
    await add(page, SCOOP, 2);
    const token = (await context.cookies()).find(({ name }) => name === 'CART')!.value;
    stage.host.db.remove(token, await entryId(page, SCOOP));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await untilBadge(page, '0');
    await close();
  });
});

describe('a visitor who goes on and comes back', () => {
  it('finds the page as it was left, with the cart as it is now: something came in, something went', async (test) => {
    const left = await visit();
    const { page, context } = left;
    await add(page, SCOOP, 2);
    await untilBadge(page, '2');
    await page.goto(`${stage.url}/about`);

    const other = await context.newPage();
    await other.goto(stage.url + stage.put({}));
    await ready(other);
    await expect.poll(() => shown(other)).toEqual({ [SCOOP]: 2 });
    await call(other, 'remove', await entryId(other, SCOOP));
    await add(other, WAX, 5);

    // Sending it a message would have removed it from the cache.
    await returnFromCache(page, test);
    await untilBadge(page, '5');
    expect(await shown(page)).toEqual({ [WAX]: 5 });

    await add(other, SCOOP);
    await untilBadge(page, '6');
    expect(left.pageErrors).toEqual([]);
    await left.close();
  });
});

describe('a quantity that was changed a moment before the page is left for the browser’s cache', () => {
  it('is sent once, and the page that comes back shows it and sends nothing', async (test) => {
    const left = await visit();
    const { page, context } = left;
    // The page that comes back is shown before the one between has ended.
    await page.addInitScript(() => {
      addEventListener('pagehide', () => {
        const end = performance.now() + (location.pathname === '/about' ? 100 : 0);
        while (performance.now() < end);
      });
    });
    await add(page, SCOOP, 2);
    const line = await entryId(page, SCOOP);
    const puts = () => stage.host.log.filter(({ method, path }) => method === 'PUT' && path.endsWith(line));
    await page.evaluate((id) => {
      void (window.Storefront as Storefront).cart.update(id, 7);
      location.assign('/about');
    }, line);
    await page.waitForURL('**/about');
    await expect.poll(() => onHost(context)).toEqual({ [SCOOP]: 7 });
    // The intermediate page has taken it over.
    await ready(page);
    await page.waitForFunction(() => (window.Storefront as Storefront).cart.get()?.totalQuantity === 7);

    await returnFromCache(page, test);
    await untilBadge(page, '7');
    await page.evaluate(() => (window.Storefront as Storefront).cart.flush());
    await page.waitForFunction(() => sessionStorage.getItem('storefront-cart') === null);
    expect(await shown(page)).toEqual({ [SCOOP]: 7 });
    expect(puts()).toHaveLength(1);
    expect(left.pageErrors).toEqual([]);
    await left.close();
  });
});

describe('a host that dies in the middle of it', () => {
  it('has done each change once when it is back, however often the visitor has tried', async () => {
    let demo = await startDemo();
    const { host, url } = demo;
    const context = await stage.browser.newContext();
    const page = await context.newPage();
    await page.goto(`${url}/about`);
    await ready(page);
    await add(page, SCOOP, 1);

    // The host does the write, but stops before responding.
    host.setScenario('very-slow@writes');
    const line = await entryId(page, SCOOP);
    const lost = Promise.all([call(page, 'update', line, 4), add(page, WAX, 2)]);
    await expect.poll(() => host.log.some(({ method }) => method === 'PUT')).toBe(true);
    await demo.close();
    // The first one's outcome is unknown; the second was never sent.
    expect(await lost).toEqual([
      { ok: false, error: 'It is not confirmed yet whether this was done.' },
      { ok: false, error: 'Network Error' },
    ]);
    expect(await shown(page)).toEqual({ [SCOOP]: 1 });

    host.setScenario('normal');
    // Another process may hold the port for a moment.
    demo = await vi.waitFor(() => startDemo({ host, port: Number(new URL(url).port) }), { timeout: 60_000 });
    expect(await call(page, 'update', line, 4)).toEqual({ ok: true });
    expect(await add(page, WAX, 2)).toEqual({ ok: true });
    expect(await shown(page)).toEqual({ [SCOOP]: 4, [WAX]: 2 });
    expect(await onHost(context, host)).toEqual({ [SCOOP]: 4, [WAX]: 2 });
    // The quantity had arrived and was not sent again; the other had not.
    expect(host.log.filter(({ method }) => method !== 'GET').map(({ method }) => method)).toEqual(['POST', 'PUT', 'POST']);
    await context.close();
    await demo.close();
  });
});

describe('a change that the host refuses for now', () => {
  it('is taken back with words that a visitor understands; the next one waits as long as the host asked, and goes through', async () => {
    const shopper = await visit();
    const { page, context } = shopper;
    await add(page, SCOOP);
    const line = await entryId(page, SCOOP);
    const says = () =>
      page.evaluate(
        () =>
          new Promise<string | undefined>((tell) => (window.Storefront as Storefront).on('cart-failed', ({ message }) => tell(message))),
      );

    await setScenario(context, 'rate-limited');
    let message = says();
    expect(await call(page, 'update', line, 2)).toMatchObject({ ok: false });
    expect(await message).toBe('Please try again in a few seconds.');
    expect(await shown(page)).toEqual({ [SCOOP]: 1 });
    const refusedAt = shopper.writes().at(-1)!.at;
    await setScenario(context, 'normal');
    expect(await call(page, 'update', line, 3)).toEqual({ ok: true });
    expect(shopper.writes().at(-1)!.at - refusedAt).toBeGreaterThanOrEqual(2000);

    await setScenario(context, 'crumb-expired');
    for (const [enabled, words] of [
      [true, 'Your session has expired. Please reload the page and try again.'],
      [false, 'Please enable cookies in your browser, reload the page, and try again.'],
    ] as const) {
      await page.evaluate(
        (is) => Object.defineProperty(Navigator.prototype, 'cookieEnabled', { configurable: true, get: () => is }),
        enabled,
      );
      message = says();
      expect(await call(page, 'remove', line)).toMatchObject({ ok: false });
      expect(await message).toBe(words);
      expect(await shown(page)).toEqual({ [SCOOP]: 3 });
    }
    await setScenario(context, 'normal');
    expect(await call(page, 'remove', line)).toEqual({ ok: true });
    expect(await call(page, 'undo', line)).toEqual({ ok: true });
    expect(await onHost(context)).toEqual({ [SCOOP]: 3 });
    expect(writesOf(shopper)).toEqual(['POST 200', 'PUT 429', 'PUT 200', 'DELETE 401', 'DELETE 401', 'DELETE 200', 'POST 200']);

    expect(await call(page, 'applyCoupon', 'SUMMER')).toEqual({ ok: false, error: 'That code has expired.' });
    expect(await call(page, 'applyCoupon', 'tea10')).toEqual({ ok: true });
    expect(shopper.pageErrors).toEqual([]);
    await shopper.close();
  });
});

describe('a host whose answers overtake each other', () => {
  it('ends with what the visitor wanted last, each change done once and in order', async () => {
    const shopper = await visit();
    const { page, context } = shopper;
    await Promise.all([add(page, SCOOP), add(page, WAX)]);
    const [scoop, wax] = [await entryId(page, SCOOP), await entryId(page, WAX)];
    await setScenario(context, 'out-of-order');
    const outcomes = await callAll(page, [
      ['update', scoop, 7],
      ['load'],
      ['update', wax, 2],
      ['update', wax, 3],
      ['load'],
      ['update', scoop, 4],
      ['load'],
    ]);
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    expect(await shown(page)).toEqual({ [SCOOP]: 4, [WAX]: 3 });
    expect(await onHost(context)).toEqual({ [SCOOP]: 4, [WAX]: 3 });
    expect(
      shopper
        .writes()
        .slice(2)
        .map(({ rawBody }) => rawBody),
    ).toEqual(['{"quantity":4}', '{"quantity":3}']);
    await shopper.close();
  });
});

describe('a visitor who reloads the page while a change is under way', () => {
  it('finds the cart as it was wanted, and nothing was done twice', async () => {
    // Deadlines longer than the page's life.
    const shopper = await visit({}, { tag: '<script src="/dist/storefront.umd.js" data-write-deadline="60000" defer></script>' });
    const { page, context, writes } = shopper;
    const reload = async () => {
      await page.reload({ waitUntil: 'load' });
      await ready(page);
    };
    expect(await add(page, SCOOP)).toEqual({ ok: true });
    // The host responds only after the page has gone.
    await setScenario(context, 'very-slow@writes');
    for (const [wanted, change] of [
      [{ [SCOOP]: 3 }, () => add(page, SCOOP, 2)],
      [{ [SCOOP]: 5 }, async () => call(page, 'update', await entryId(page, SCOOP), 5)],
      [{ [SCOOP]: 5, [WAX]: 1 }, () => add(page, WAX)],
      [{ [SCOOP]: 5 }, async () => call(page, 'remove', await entryId(page, WAX))],
    ] as const) {
      const left = change().catch(() => 'left');
      await expect.poll(() => onHost(context)).toEqual(wanted);
      await reload();
      expect(await left).toBe('left');
      await expect.poll(() => shown(page)).toEqual(wanted);
    }
    // The next page continues.
    await setScenario(context, 'normal');
    expect(await add(page, SCOOP)).toEqual({ ok: true });
    expect(await onHost(context)).toEqual({ [SCOOP]: 6 });
    expect(writes().map(({ method }) => method)).toEqual(['POST', 'POST', 'PUT', 'POST', 'DELETE', 'POST']);
    expect(shopper.pageErrors).toEqual([]);
    await shopper.close();
  });
});

describe('a visitor without a network', () => {
  it('is told that it waits; what was wanted is sent once when the network is back', async () => {
    const shopper = await visit();
    const { page, context } = shopper;
    await add(page, SCOOP);
    const line = await entryId(page, SCOOP);
    const isWaiting = page.evaluate(
      () => new Promise<void>((go) => (window.Storefront as Storefront).cart.subscribe(({ waiting }) => waiting && go())),
    );
    await context.setOffline(true);
    const outcomes = Promise.all([call(page, 'update', line, 6), add(page, WAX, 2)]);
    await isWaiting;
    expect(await shown(page)).toEqual({ [SCOOP]: 6 });
    expect(writesOf(shopper)).toEqual(['POST 200']);
    await context.setOffline(false);
    expect(await outcomes).toEqual([{ ok: true }, { ok: true }]);
    expect(await onHost(context)).toEqual({ [SCOOP]: 6, [WAX]: 2 });
    expect(writesOf(shopper)).toEqual(['POST 200', 'PUT 200', 'POST 200']);
    await shopper.close();
  });

  it('who has stopped the shop hears so, and nothing is sent later', async () => {
    const { page, context, writes, close } = await visit();
    await context.setOffline(true);
    const outcome = page.evaluate(
      async ([itemId]) => {
        const storefront = window.Storefront as Storefront;
        const isWaiting = new Promise<void>((go) => storefront.cart.subscribe(({ waiting }) => waiting && go()));
        const adding = storefront.cart.add({ itemId: itemId!, sku: null, quantity: 1, additionalFields: null });
        await isWaiting;
        storefront.destroy();
        const answer = await adding;
        return answer.ok || answer.error.kind;
      },
      [SCOOP],
    );
    expect(await outcome).toBe('aborted');
    await context.setOffline(false);
    await page.waitForTimeout(200);
    expect(writes()).toEqual([]);
    await close();
  });
});
