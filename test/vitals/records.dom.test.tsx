import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDelivery, createRecordQueue, encodeRecord, type UnsentRecord } from '../../src/vitals/createRecordQueue.ts';

const PATH = '/api/1/performance/records';
const FRAME = { appName: 'storefront', pageLoadId: 'load-1', timestamp: 5, ownerTeam: 'web_performance', objectType: 'website' } as const;
const timing = (name: string, more: object = {}): UnsentRecord => ({
  ...FRAME,
  eventName: 'user',
  data: { name: `rum-${name}`, startTime: 1, duration: 2, ...more },
});

describe('a record on its way', () => {
  it('loses what says nothing, at every depth, and keeps 0 and false', () => {
    const measureDetail = {
      zero: 0,
      no: false,
      none: null,
      never: undefined,
      nan: Number.NaN,
      text: '',
      list: [null, '', [], {}],
      deep: { deeper: { x: '' } },
    };
    expect(encodeRecord(timing('one', { measureDetail })).data).toEqual({
      name: 'rum-one',
      startTime: 1,
      duration: 2,
      measureDetail: { zero: 0, no: false },
    });
  });

  it('of which nothing remains is told as that, and not sent; the others are', () => {
    const [bodies, reports] = [[] as string[], [] as unknown[]];
    const queue = createRecordQueue(
      async (write) => void bodies.push(write('beacon')),
      (error) => reports.push(error),
    );
    const empty = { ...FRAME, eventName: 'user', data: { name: '', duration: Number.NaN, measureDetail: { none: null } } };
    queue.add(empty as unknown as UnsentRecord);
    queue.flush();
    expect(reports).toEqual([new Error('Data is empty')]);
    expect(bodies).toEqual([]);
    queue.add(timing('one'));
    queue.flush();
    expect(bodies.map((body) => JSON.parse(body) as unknown)).toEqual([[timing('one')]]);
  });
});

describe('records that wait', () => {
  const queueOf = () => {
    const bodies: string[] = [];
    const report = vi.fn();
    const queue = createRecordQueue(async (write) => void bodies.push(write('beacon')), report);
    const names = () => bodies.flatMap((body) => (JSON.parse(body) as { data: { name: string } }[]).map(({ data }) => data.name));
    return { bodies, report, queue, names };
  };
  const bytes = (text: string) => new TextEncoder().encode(text).length;

  it('go 16 kB at a time, each once and in order', () => {
    const { bodies, queue, names, report } = queueOf();
    // Three-byte characters, because bytes are counted.
    for (let count = 0; count < 100; count += 1) queue.add(timing(String(count), { measureDetail: '€'.repeat(300) }));
    const early = bodies.length;
    expect(early).toBeGreaterThan(5);
    queue.flush();
    queue.flush();
    expect(bodies).toHaveLength(early + 1);
    expect(names()).toEqual(Array.from({ length: 100 }, (_, count) => `rum-${count}`));
    for (const body of bodies) expect(bytes(body)).toBeLessThan(16_100);
    for (const body of bodies.slice(0, -1)) expect(bytes(body)).toBeGreaterThan(14_000);
    expect(report).not.toHaveBeenCalled();
  });

  it('do not wait for one that is too large to be sent: it is told of, and lost', () => {
    const { queue, names, report } = queueOf();
    queue.add(timing('one'));
    queue.add(timing('large', { measureDetail: 'x'.repeat(16_000) }));
    queue.add(timing('two'));
    queue.flush();
    expect(names()).toEqual(['rum-one', 'rum-two']);
    expect(report).toHaveBeenCalledExactlyOnceWith(
      new Error(
        `A performance record of ${bytes(JSON.stringify(timing('large', { measureDetail: 'x'.repeat(16_000) })))} bytes is too large to be sent.`,
      ),
    );
  });

  it('are lost when they cannot be sent, which is told', async () => {
    const report = vi.fn();
    const queue = createRecordQueue(() => Promise.reject(new Error('no way out')), report);
    queue.add(timing('one'));
    queue.flush();
    await Promise.resolve();
    expect(report).toHaveBeenCalledExactlyOnceWith(new Error('no way out'));
  });
});

describe('the way of records', () => {
  const requests: { address: string; init: RequestInit }[] = [];
  let status = 200;
  beforeEach(() => {
    requests.length = 0;
    status = 200;
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      requests.push({ address, init });
      return new Response(null, { status });
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  const send = async (userAgent: string, sendBeacon?: (path: string, body: string) => boolean) => {
    const deliver = createDelivery(PATH, { userAgent, ...(sendBeacon && { sendBeacon: sendBeacon as Navigator['sendBeacon'] }) });
    await deliver((type) => type);
  };
  const iOS = (device: string, version: string) =>
    `Mozilla/5.0 (${device}; CPU ${device === 'iPad' ? 'OS' : 'iPhone OS'} ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.0 Mobile/15E148 Safari/604.1`;
  const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 12_1) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.2 Safari/605.1.15';

  it.each([
    ['iPhone', '11_3'],
    ['iPhone', '11_4_1'],
    ['iPad', '12_0'],
    ['iPhone', '12_0_1'],
    ['iPhone', '12_1'],
    ['iPhone', '12_1_4'],
    ['iPod touch', '12_1_2'],
  ])('is a request on %s with iOS %s, whose beacons are broken', async (device, version) => {
    const sendBeacon = vi.fn(() => true);
    await send(iOS(device, version), sendBeacon);
    expect(sendBeacon).not.toHaveBeenCalled();
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      address: new URL(PATH, location.href).href,
      init: { method: 'POST', body: 'xhr', keepalive: true },
    });
  });

  it('is a beacon to this site, also where the page’s base is another one', async () => {
    const base = document.head.appendChild(document.createElement('base'));
    base.href = 'https://cdn.example/';
    const sendBeacon = vi.fn(() => true);
    await send(MAC, sendBeacon);
    base.remove();
    expect(sendBeacon).toHaveBeenCalledExactlyOnceWith(new URL(PATH, location.href).href, 'beacon');
  });

  it.each([
    ['iPhone, 12_2', iOS('iPhone', '12_2')],
    ['iPad, 12_5_7', iOS('iPad', '12_5_7')],
    ['iPhone, 12_10', iOS('iPhone', '12_10')],
    ['iPhone, 10_3_1', iOS('iPhone', '10_3_1')],
    ['iPhone, 17_1', iOS('iPhone', '17_1')],
    ['Mac OS X 12_1', MAC],
  ])('is a beacon on %s', async (_case, userAgent) => {
    const sendBeacon = vi.fn(() => true);
    await send(userAgent, sendBeacon);
    expect(sendBeacon).toHaveBeenCalledExactlyOnceWith(PATH, 'beacon');
    expect(requests).toEqual([]);
  });

  it.each([
    ['there are none', undefined],
    ['the browser takes no more of them', () => false],
    [
      'they throw',
      () => {
        throw new Error('broken');
      },
    ],
  ])('is a request where beacons could be, but %s', async (_case, sendBeacon) => {
    await send(MAC, sendBeacon);
    expect(requests.map(({ init }) => init.body)).toEqual(['xhr']);
  });

  it('fails when the host does not take them', async () => {
    status = 503;
    await expect(send(MAC)).rejects.toThrow(new Error('Performance records: HTTP status 503'));
  });
});
