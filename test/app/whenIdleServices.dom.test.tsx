import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createErrorBuffer } from '../../src/errors/createErrorBuffer.ts';
import { startErrorRecording } from '../../src/errors/startErrorRecording.ts';
import { createActivity, type Activity } from '../../src/lib/createActivity.ts';
import { appRolloutFlag, ROLLOUT_FLAG } from '../../src/commerce/model/rolloutFlag.ts';
import { startVitals } from '../../src/vitals/startVitals.ts';
import { watchEarly } from '../../src/vitals/watchEarly.ts';
import { createWire } from '../../src/visitor/createWire.ts';

/** Requests that are answered when they are told to, by their addresses. */
let held: Map<string, () => void>;
let bodies: ReadableStreamDefaultController[];
let activity: Activity;
let ending: AbortController;
let stop: () => void;

const SETTINGS = JSON.stringify({
  pageLoadId: 'load-1',
  rollouts: Object.fromEntries([...Object.values(ROLLOUT_FLAG), appRolloutFlag('storefront')].map((flag) => [flag, true])),
});

beforeEach(() => {
  held = new Map();
  bodies = [];
  ending = new AbortController();
  activity = createActivity(ending.signal);
  stop = () => undefined;
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, location.href);
    await new Promise<void>((go) => held.set(pathname, go));
    if (!pathname.endsWith('settings')) return new Response(new ReadableStream({ start: (body) => void bodies.push(body) }));
    return new Response(SETTINGS);
  });
});
afterEach(() => {
  stop();
  ending.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function isIdle(): Promise<boolean> {
  let isSettled = false;
  void activity.whenIdle(() => undefined).then(() => (isSettled = true));
  for (let turn = 0; turn < 6; turn += 1) await new Promise((next) => setTimeout(next));
  return isSettled;
}
const sent = (path: string) => vi.waitFor(() => expect([...held.keys()]).toContain(path));
const leave = () => window.dispatchEvent(new Event('pagehide'));

describe('whenIdle() waits for', () => {
  it('the settings of page speed, and for the record that no beacon takes', async () => {
    vi.stubGlobal('navigator', { userAgent: 'Old', language: 'en' });
    stop = startVitals({
      apiRoot: '/api/',
      appName: 'storefront',
      pageSpeedReturns: false,
      pageSpeedWait: 'load',
      early: watchEarly(),
      context: () => ({}),
      ids: () => ({ analyticsId: null, marketingId: null }),
      report: (error) => {
        throw error;
      },
      track: activity.track,
    });
    await sent('/api/1/performance/settings');
    expect(await isIdle()).toBe(false);
    held.get('/api/1/performance/settings')?.();
    await vi.waitFor(async () => expect(await isIdle()).toBe(true));
    leave();
    await sent('/api/1/performance/records');
    expect(await isIdle()).toBe(false);
    held.get('/api/1/performance/records')?.();
    await vi.waitFor(async () => expect(await isIdle()).toBe(true));
  });

  it('a recorded error', async () => {
    const buffer = createErrorBuffer();
    const facts = { errorPath: '/errors', version: '1.2.3', errorReports: false, emit: () => undefined };
    stop = startErrorRecording({ ...facts, buffer, track: activity.track });
    buffer.add(new Error('lost'), { part: 'cart' });
    expect(await isIdle()).toBe(true);
    leave();
    await sent('/errors');
    expect(await isIdle()).toBe(false);
    held.get('/errors')?.();
    await vi.waitFor(async () => expect(await isIdle()).toBe(true));
  });

  it('what analytics posts, with the answer to its end', async () => {
    const posted = createWire(ending.signal, activity.track).post('/api/census/RecordHit', 'x', 'form');
    await sent('/api/census/RecordHit');
    expect(await isIdle()).toBe(false);
    held.get('/api/census/RecordHit')?.();
    await vi.waitFor(() => expect(bodies).toHaveLength(1));
    expect(await isIdle()).toBe(false);
    bodies[0]?.close();
    await posted;
    expect(await isIdle()).toBe(true);
  });
});
