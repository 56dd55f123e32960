import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutbox, type Outbox } from '../../src/visitor/createOutbox.ts';
import { createWire } from '../../src/visitor/createWire.ts';
import { withOnEveryObject } from '../support/withOnEveryObject.ts';

const OWN = `${location.origin}/api/census/RecordHit`;
const SERVICE = 'https://events.example/v1/clanker/events';

interface Asked {
  readonly url: string;
  readonly init: RequestInit;
  readonly answer: (response: Response) => void;
}
let over: AbortController;
let asked: Asked[];
let beacons: { url: string; body: unknown }[];

beforeEach(() => {
  over = new AbortController();
  asked = [];
  beacons = [];
  vi.useFakeTimers();
  // happy-dom lacks it.
  Object.defineProperty(Request.prototype, 'keepalive', { value: false, configurable: true });
  // A host that responds when the test says so and can be aborted.
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    return new Promise<Response>((answer, reject) => {
      asked.push({ url, init, answer });
      init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
  });
  vi.stubGlobal('navigator', {
    ...navigator,
    sendBeacon: (url: string, body: unknown) => beacons.push({ url, body }) > 0,
  });
  document.cookie = 'crumb=abc; Path=/';
});
afterEach(() => {
  over.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(Request.prototype, 'keepalive');
  document.cookie = 'crumb=; Path=/; Max-Age=0';
});

describe('a request of analytics', () => {
  it('outlives its page and carries the crumb on this site, where it follows no redirect', async () => {
    const answer = createWire(over.signal).post(OWN, 'event=View', 'form');
    expect(asked[0]).toMatchObject({
      url: OWN,
      init: {
        method: 'POST',
        body: 'event=View',
        keepalive: true,
        redirect: 'error',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'X-CSRF-Token': 'abc' },
      },
    });
    asked[0]!.answer(new Response('fine', { status: 202 }));
    expect(await answer).toEqual({ status: 202, text: 'fine' });
  });

  it('takes the crumb nowhere else', () => {
    void createWire(over.signal).post(SERVICE, '{}', 'json');
    expect(asked[0]?.init.headers).toEqual({ 'content-type': 'application/json' });
    expect(asked[0]?.init.redirect).toBe('follow');
  });

  it('is given up after 2.5 s, and nobody learns of it but by having no answer', async () => {
    let answer: unknown = 'none yet';
    void createWire(over.signal)
      .post(OWN, 'event=View', 'form')
      .then((came) => (answer = came));
    await vi.advanceTimersByTimeAsync(2499);
    expect(answer).toBe('none yet');
    await vi.advanceTimersByTimeAsync(1);
    expect(answer).toBeNull();
  });

  const leavePage = () => window.dispatchEvent(new Event('pagehide'));
  const fail = () => vi.advanceTimersByTimeAsync(2500);

  it('counts as taken where the page was left before the answer, as a beacon does; later ones need their answer again', async () => {
    const wire = createWire(over.signal);
    const early = wire.post(OWN, '1', 'form');
    leavePage();
    const later = wire.post(OWN, '2', 'form');
    await fail();
    expect(await Promise.all([early, later])).toEqual([{ status: 202, text: '' }, null]);
  });

  it.each([
    ['there is no network', () => vi.stubGlobal('navigator', { ...navigator, onLine: false }), ''],
    ['it is too large to outlive its page', () => undefined, 'x'.repeat(60_001)],
  ])('is not taken where the page is left: %s', async (_case, prepare, text) => {
    const answer = createWire(over.signal).post(OWN, text, 'form');
    leavePage();
    prepare();
    await fail();
    expect(await answer).toBeNull();
  });

  it('does without outliving its page where 60,000 bytes of others are on their way, and may again when they have arrived', async () => {
    const wire = createWire(over.signal);
    const text = 'é'.repeat(15_000);
    const sent = [1, 2, 3].map(() => wire.post(OWN, text, 'json'));
    expect(asked.map(({ init }) => init.keepalive)).toEqual([true, true, false]);
    for (const { answer } of asked) answer(new Response(''));
    await Promise.all(sent);
    void wire.post(OWN, text, 'json');
    expect(asked[3]?.init.keepalive).toBe(true);
  });

  it.each([
    ['cannot', () => Reflect.deleteProperty(Request.prototype, 'keepalive'), false],
    [
      'cannot be judged by it, for an old library has put its own in place,',
      () => vi.stubGlobal('Request', function OldRequest() {}),
      true,
    ],
  ])('is a beacon without the crumb only where the browser’s Request %s outlive its page', async (_case, prepare, isFetched) => {
    vi.spyOn(Function.prototype, 'toString').mockImplementation(function toText(this: unknown) {
      return this === globalThis.Request && !isFetched ? 'function Request() { [native code] }' : 'function OldRequest() {}';
    });
    prepare();
    const answer = createWire(over.signal).post(OWN, '{"a":1}', 'json');
    expect([asked.length, beacons.length]).toEqual(isFetched ? [1, 0] : [0, 1]);
    if (isFetched) return;
    // Sent as far as the page can know.
    expect(await answer).toEqual({ status: 202, text: '' });
    expect(beacons[0]?.url).toBe(OWN);
    expect(beacons[0]?.body).toMatchObject({ type: 'application/json' });
  });

  it('from a page without an address of its own is none, and harms nothing', async () => {
    vi.stubGlobal('location', new URL('about:srcdoc'));
    expect(await createWire(over.signal).post('/api/census/RecordHit', 'event=View', 'form')).toBeNull();
    expect([asked.length, beacons.length]).toEqual([0, 0]);
  });

  it('inherits nothing that the page has put on every object', async () => {
    await withOnEveryObject('integrity', 'sha256-theirs', () => void createWire(over.signal).post(OWN, 'event=View', 'form'));
    expect(await withOnEveryObject('integrity', 'sha256-theirs', () => asked[0]?.init.integrity)).toBeUndefined();
  });

  it('that the browser refuses harms nothing', async () => {
    vi.stubGlobal('fetch', () => {
      throw new TypeError('blocked');
    });
    vi.stubGlobal('navigator', {
      sendBeacon: () => {
        throw new TypeError('blocked');
      },
    });
    const answer = createWire(over.signal).post(OWN, '', 'form');
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toBeNull();
    expect(createWire(over.signal).beacon(SERVICE, new URLSearchParams())).toBe(false);
  });
});

describe('requests that wait their turn', () => {
  let outbox: Outbox;
  let begun: number[];
  let ends: (() => void)[];
  let reported: string[];
  beforeEach(() => {
    begun = [];
    ends = [];
    reported = [];
    outbox = createOutbox(document, (error) => reported.push(error.message));
  });
  afterEach(() => outbox.stop());
  const send = (number: number) =>
    outbox.send(() => {
      begun.push(number);
      return new Promise((end) => ends.push(end));
    });
  const hide = () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it('go two at a time, the oldest first: a host that hangs leaves the other connections to the shop', async () => {
    for (const number of [1, 2, 3, 4]) send(number);
    expect(begun).toEqual([1, 2]);
    ends[0]!();
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual([1, 2, 3]);
  });

  it('are fifty at most: the oldest make room, and each is reported', () => {
    for (let number = 1; number <= 52; number += 1) send(number);
    expect(reported).toEqual([]);
    for (let number = 53; number <= 60; number += 1) send(number);
    expect(reported).toEqual(Array.from({ length: 8 }, () => 'An analytics record was dropped: 50 others wait for an answer.'));
    dispatchEvent(new Event('pagehide'));
    expect(begun).toEqual([1, 2, ...Array.from({ length: 50 }, (_, index) => index + 11)]);
  });

  it.each([
    ['hidden', hide],
    ['left', () => dispatchEvent(new Event('pagehide'))],
  ])('all go when the page is %s, each once', (_how, leave) => {
    for (const number of [1, 2, 3, 4]) send(number);
    leave();
    leave();
    expect(begun).toEqual([1, 2, 3, 4]);
  });

  it('go at once from a page that is hidden', () => {
    hide();
    for (const number of [1, 2, 3]) send(number);
    expect(begun).toEqual([1, 2, 3]);
  });

  it('are forgotten when the visitor says no', () => {
    for (const number of [1, 2, 3]) send(number);
    outbox.clear();
    dispatchEvent(new Event('pagehide'));
    expect(begun).toEqual([1, 2]);
  });
});
