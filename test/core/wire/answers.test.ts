import * as fc from '../../support/fastCheck.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHost, visitPage, type Visit } from '../../../mocks/node.ts';
import { seedProducts } from '../../../mocks/db/seedProducts.ts';
import { ApiError } from '../../../src/core/wire/ApiError.ts';
import { createApi, type Api } from '../../app/createApi.ts';

let visit: Visit;
beforeAll(() => void (visit = visitPage(createHost({ products: seedProducts }))));
afterAll(() => visit.leave());

function answering(text: string, init: ResponseInit = {}): Api {
  const headers = { 'content-type': 'application/json', ...init.headers };
  return createApi({ fetch: async () => new Response(text, { ...init, headers }) });
}

const calls: Record<string, (api: Api) => Promise<{ ok: boolean; value?: unknown; error?: unknown }>> = {
  load: (api) => api.cart.load(),
  addEntry: (api) => api.cart.addEntry({ itemId: '1', sku: null, quantity: 1, additionalFields: null }),
  updateQuantity: (api) => api.cart.updateQuantity('1', 2),
  removeEntry: (api) => api.cart.removeEntry('1'),
  updateAdditionalFields: (api) => api.cart.updateAdditionalFields('1', { itemId: '1', sku: null, additionalFields: null }),
  stock: (api) => api.stock.load('1'),
};

describe('an answer that is not the one that was due', () => {
  it.each([
    ['truncated JSON', '{"entries": [', {}],
    ['a number', '42', {}],
    ['null', 'null', {}],
    ['a text', '"entries"', {}],
    ['a list', '[]', {}],
    ['an empty object', '{}', {}],
    ['foreign data', '{"status": "ok"}', {}],
    ['entries that are none', '{"entries": [{"id": 1}], "results": [1]}', {}],
    ['a web page', '<!doctype html><h1>Login</h1>', { headers: { 'content-type': 'text/html' } }],
    ['a web page that calls itself JSON', '<!doctype html><h1>Login</h1>', {}],
    ['JSON that calls itself a web page', '{"entries": [], "results": []}', { headers: { 'content-type': 'text/html; charset=utf-8' } }],
    ['blanks', '  \n', {}],
    ['JSON nested without end', '['.repeat(200_000), {}],
  ])('is an error, not a cart and not a stock: %s', async (_, text, init) => {
    for (const name of ['load', 'addEntry', 'updateQuantity', 'stock']) {
      expect(await calls[name]!(answering(text, init)), name).toMatchObject({ ok: false, error: { kind: 'schema', status: 200 } });
    }
  });

  it('may call its JSON something else, or nothing', async () => {
    for (const type of ['text/plain', 'application/vnd.api+json', '']) {
      expect(await answering('{"entries": null}', { headers: { 'content-type': type } }).cart.load()).toMatchObject({
        ok: true,
        value: { entries: [], totalQuantity: 0 },
      });
    }
  });

  it('reads numbers that hosts write as text, and passes on what it does not know', async () => {
    const cart = await answering('{"entries": [], "subtotalCents": "1850", "cartToken": "abc"}').cart.load();
    expect(cart).toMatchObject({ ok: true, value: { subtotalCents: 1850, cartToken: 'abc' } });
  });

  const poison = fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'entries',
    'results',
    'shoppingCart',
    'crumbFail',
    'error',
    'errors',
  );
  const { json } = fc.letrec((tie) => ({
    json: fc.oneof(
      { maxDepth: 5 },
      fc.jsonValue(),
      fc.constant({ polluted: true }),
      fc.array(tie('json'), { maxLength: 3 }),
      fc.array(fc.tuple(fc.oneof(poison, fc.string()), tie('json')), { maxLength: 5 }).map((pairs) => new Map(pairs)),
    ),
  }));

  it('never throws and never pollutes, whatever JSON or text comes with whatever status', async () => {
    const texts = fc.oneof(
      json.map((value) => write(value)),
      json.map((value) => write(value).slice(0, -1)),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(
        texts,
        fc.constantFrom(200, 201, 400, 401, 404, 429, 500, 503),
        fc.constantFrom(...Object.keys(calls)),
        async (text, status, name) => {
          const outcome = await calls[name]!(answering(text, { status }));
          expect(outcome.ok || outcome.error instanceof ApiError).toBe(true);
          expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
          expect(Object.keys(Object.prototype)).toEqual([]);
        },
      ),
    );
  });
});

/** JSON with keys like `__proto__` as own keys. */
function write(value: unknown): string {
  if (value instanceof Map) return `{${[...value].map(([key, one]) => `${JSON.stringify(key)}:${write(one)}`).join(',')}}`;
  if (Array.isArray(value)) return `[${value.map(write).join(',')}]`;
  return JSON.stringify(value) ?? 'null';
}
