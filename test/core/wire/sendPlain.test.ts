import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendPlain } from '../../../src/core/wire/sendPlain.ts';

type Sent = { url: string; init: RequestInit & { headers: Record<string, string> } };

function recorder(...answers: [unknown?]): { sent: Sent[]; fetch: typeof fetch } {
  const sent: Sent[] = [];
  const answer = answers.length > 0 ? answers[0] : new Response('{}');
  const fetch = (async (url: string, init: Sent['init']) => (sent.push({ url, init }), answer)) as unknown as typeof globalThis.fetch;
  return { sent, fetch };
}
const address = 'http://shop.test/api/x?a=1&a=2';
const post = (body: string) =>
  ({
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
    redirect: 'error',
    credentials: 'same-origin',
    signal: new AbortController().signal,
  }) as const;
const get = { method: 'GET', headers: {}, redirect: 'error' } as const;

beforeEach(() => {
  vi.stubGlobal('location', new URL('http://shop.test/'));
  vi.stubGlobal('document', { cookie: 'crumb=c' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ['body', 'headers', '']) delete (Object.prototype as Record<string, unknown>)[name];
});

describe('a request as the page sees it', () => {
  it('is an address and an init, with the method, the body and our own headers only', async () => {
    const { sent, fetch } = recorder();
    await sendPlain(address, post('{"a":1}'), fetch);
    const [{ url, init }] = sent as [Sent];
    expect(url).toBe('http://shop.test/api/x?a=1&a=2');
    expect({ ...init.headers }).toEqual({ 'content-type': 'application/json', 'X-CSRF-Token': 'c' });
    expect([init.method, init.body, init.redirect, init.credentials]).toEqual(['POST', '{"a":1}', 'error', 'same-origin']);
    expect(init.signal).toBeInstanceOf(AbortSignal);
  });

  it('reaches the server whole through a wrapper that rebuilds requests by hand', async () => {
    const { sent, fetch } = recorder();
    const careless = ((input: RequestInfo, init?: RequestInit) =>
      typeof input === 'string' ? fetch(input, init) : fetch(input.url, { method: input.method })) as typeof globalThis.fetch;
    await sendPlain(address, post('{"a":1}'), careless);
    expect(sent[0]!.init.body).toBe('{"a":1}');
  });

  it('inherits nothing that the page has put on every object', async () => {
    const { sent, fetch } = recorder();
    const spoilt = Object.prototype as Record<string, unknown>;
    spoilt['body'] = 'theirs';
    spoilt['headers'] = { 'x-theirs': 'yes' };
    spoilt[''] = 'theirs';
    await sendPlain('http://shop.test/x', get, fetch);
    const { init } = sent[0]!;
    expect(init.body).toBeUndefined();
    expect(Object.keys(init.headers)).toEqual([]);
    expect((init.headers as unknown as { headers?: unknown }).headers).toBeUndefined();
  });

  it('goes through the fetch that the page has at that moment', async () => {
    const { sent, fetch } = recorder();
    vi.stubGlobal('fetch', fetch);
    await sendPlain(address, get);
    expect(sent).toHaveLength(1);
    expect('body' in sent[0]!.init).toBe(false);
  });

  it('fails when the answer is no response', async () => {
    for (const answer of [undefined, null, 'text', {}, { status: 200 }, { status: 200, text: () => '' }]) {
      await expect(sendPlain(address, post(''), recorder(answer).fetch)).rejects.toThrow('not a Response');
    }
    const likeness = { status: 200, text: async () => '{}', headers: new Headers() };
    expect(await sendPlain(address, post(''), recorder(likeness).fetch)).toBe(likeness);
  });
});
