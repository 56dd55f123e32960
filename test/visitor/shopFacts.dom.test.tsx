import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createShopFacts, UNSENT_KEY, type ShopFacts } from '../../src/visitor/createShopFacts.ts';

let status: number | null;
let sent: string[];
let lost: string[];
let maySend: boolean;
let pages: ShopFacts[];

beforeEach(() => {
  vi.useFakeTimers();
  status = 200;
  sent = [];
  lost = [];
  maySend = true;
  pages = [];
});
afterEach(() => {
  for (const page of pages) page.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const openPage = () => {
  const facts = createShopFacts({
    outbox: { send: (request) => void request(), clear: () => undefined, stop: () => undefined },
    wire: {
      beacon: () => false,
      async post(_address, text) {
        sent.push(new URLSearchParams(text).get('event')!);
        return status === null ? null : { status, text: '' };
      },
    },
    apiRoot: '/api/',
    crumb: () => 'abc',
    maySend: () => maySend,
    onLost: ({ event }) => void lost.push(event),
  });
  pages.push(facts);
  return facts;
};
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

describe('a fact of the shop', () => {
  it.each([200, 202, 204])('is done when the platform has answered with %i', async (answer) => {
    status = answer;
    openPage().send('order-confirmed', { orderId: 'o1' });
    await pass(60_000);
    openPage();
    await pass(60_000);
    expect([sent, lost, sessionStorage.length]).toEqual([['order-confirmed'], [], 0]);
  });

  it.each([null, 302, 403, 429, 500])('is sent once more where the answer was %s, and then given up', async (answer) => {
    status = answer;
    openPage().send('order-confirmed', { orderId: 'o1' });
    await pass(4999);
    expect(sent).toHaveLength(1);
    await pass(1);
    expect(sent).toHaveLength(2);
    await pass(60_000);
    openPage();
    await pass(60_000);
    expect([sent.length, lost, sessionStorage.length]).toEqual([2, ['order-confirmed'], 0]);
  });

  it('waits in the tab for its next page, which sends it once', async () => {
    status = null;
    const page = openPage();
    page.send('add-to-cart', {});
    await pass();
    page.stop();
    status = 200;
    openPage();
    openPage();
    await pass(60_000);
    expect([sent, sessionStorage.length]).toEqual([['add-to-cart', 'add-to-cart'], 0]);
  });

  it('waits for the network', async () => {
    status = null;
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    openPage().send('add-to-cart', {});
    await pass(60_000);
    expect(sent).toHaveLength(1);
    status = 200;
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await pass();
    expect([sent.length, sessionStorage.length]).toEqual([2, 0]);
  });

  it('is neither stored nor sent again after the visitor has said no', async () => {
    status = 500;
    const page = openPage();
    page.send('add-to-cart', {});
    await pass();
    maySend = false;
    page.forget();
    page.send('add-to-cart', {});
    await pass(60_000);
    expect([sent.length, sessionStorage.length]).toEqual([2, 0]);
  });

  it.each(['nonsense', '{}', '[1,null]'])('does not fail over what other code has written (%s)', async (text) => {
    sessionStorage.setItem(UNSENT_KEY, text);
    openPage();
    await pass();
    expect(sent).toEqual([]);
  });
});
