import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadSettings } from '../../src/vitals/loadSettings.ts';

const asked: string[] = [];
const answer = (give: (signal: AbortSignal | null | undefined) => Promise<Response>) =>
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    asked.push(address);
    return give(init.signal);
  });
const json = (body: unknown, status = 200) => answer(async () => new Response(JSON.stringify(body), { status }));
const untilAborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));

beforeEach(() => {
  asked.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the settings of a page load', () => {
  it('name the load, and say what is rolled out', async () => {
    json({ pageLoadId: 'load-1', rollouts: { rum: true, 'track-page-speed': { enabled: true }, 'track-user-timing': { enabled: false } } });
    const settings = await loadSettings('/api/');
    expect(asked).toEqual([new URL('/api/1/performance/settings', location.href).href]);
    expect(settings?.pageLoadId).toBe('load-1');
    const flags = ['rum', 'track-page-speed', 'track-user-timing', 'storefront-app', 'toString'];
    expect(flags.map((flag) => settings?.isOn(flag))).toEqual([true, true, false, false, false]);
  });

  it.each([404, 429, 500, 503, 204])('that the host answers with %i are told as that', async (status) => {
    answer(async () => new Response(null, { status }));
    await expect(loadSettings('/api/')).rejects.toThrow(new Error(`XHR request DONE with unexpected status: ${status}`));
  });

  it.each([
    ['the network is gone', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the answer has the status 0', async () => Response.error()],
    ['its text cannot be read to the end', async () => new Response(new ReadableStream({ start: (end) => end.error(new Error('cut')) }))],
  ])('are nobody’s fault when %s: nothing is measured, and nothing is told', async (_case, give) => {
    answer(give);
    expect(await loadSettings('/api/')).toBeNull();
  });

  it.each([
    ['has no pageLoadId', '{"rollouts":{"rum":true}}'],
    ['has an empty one', '{"pageLoadId":""}'],
    ['has one that is no text', '{"pageLoadId":7}'],
    ['is null', 'null'],
    ['is not JSON', '<!doctype html>'],
    ['is empty', ''],
  ])('are refused where the answer %s', async (_case, text) => {
    answer(async () => new Response(text));
    await expect(loadSettings('/api/')).rejects.toThrow(new Error('Unable to resolve pageLoadId'));
  });

  it.each([
    ['the host does not answer', untilAborted],
    [
      'its answer does not come to an end',
      async (signal: AbortSignal | null | undefined) =>
        new Response(new ReadableStream({ start: (end) => void untilAborted(signal).catch((reason: unknown) => end.error(reason)) })),
    ],
  ])('are waited for 30 s when %s', async (_case, give) => {
    answer(give);
    const failed = vi.fn();
    loadSettings('/api/').catch(failed);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('Metric settings request timeout'));
  });

  it('leave no timer behind', async () => {
    json({ pageLoadId: 'load-1' });
    await loadSettings('/api/');
    expect(vi.getTimerCount()).toBe(0);
  });
});
