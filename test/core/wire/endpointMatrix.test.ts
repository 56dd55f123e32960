import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Operation } from '../../../mocks/contract/Operation.ts';
import { operationList, type OperationName } from '../../../mocks/contract/operations.ts';
import { reviewsSchema } from '../../../src/commerce/model/review.ts';
import type { Result } from '../../../src/lib/result.ts';
import { z } from '../../../src/lib/zod.ts';
import { createOwnerApi } from '../../../src/owner/calls.ts';
import { loadSettings } from '../../../src/vitals/loadSettings.ts';
import { createApi } from '../../app/createApi.ts';

type Json = Readonly<Record<string, unknown>>;
/** A kind of failure, `done`, or `nothing` where a lost answer leaves the page as it is. */
type Outcome = Readonly<{ told: string; value?: unknown }>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', new URL('https://shop.example/store'));
  vi.stubGlobal('document', { cookie: 'crumb=secret' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const LINE = { itemId: 'mug', sku: null, quantity: 1, additionalFields: null };
const GROUP = { productId: 'mug', variantId: 'oat' };
const PLACE = { country: 'US', region: 'OR', city: 'Portland', postalCode: '97201' };
const PAGE = { pageTitle: '', pageId: null, contentSource: null, pagePath: '/', pagePermissionTypeValue: null };

const told = async (answer: Promise<Result<unknown, { readonly kind: string }>>): Promise<Outcome> => {
  const result = await answer;
  return result.ok ? { told: 'done', value: result.value } : { told: result.error.kind };
};

/** The shop's use of each call of the contract: one that is missing here does not compile. */
const CALLS: Readonly<Record<OperationName, (fetch: typeof globalThis.fetch) => Promise<Outcome>>> = {
  productPage: (fetch) => told(createApi({ fetch }).items.load('https://shop.example/store/p/mug')),
  async productList(fetch) {
    const names = await createOwnerApi({ fetch }).names('/store');
    return { told: Object.keys(names).length > 0 ? 'done' : 'nothing', value: names };
  },
  readCart: (fetch) => told(createApi({ fetch }).cart.load()),
  addEntry: (fetch) => told(createApi({ fetch }).cart.addEntry(LINE)),
  changeQuantity: (fetch) => told(createApi({ fetch }).cart.updateQuantity('line', 2)),
  removeEntry: (fetch) => told(createApi({ fetch }).cart.removeEntry('line')),
  changeFields: (fetch) => told(createApi({ fetch }).cart.updateAdditionalFields('line', LINE)),
  applyCoupon: (fetch) => told(createApi({ fetch }).cart.applyCoupon('TEA')),
  removeCoupon: (fetch) => told(createApi({ fetch }).cart.removeCoupon('TEA')),
  setLocation: (fetch) => told(createApi({ fetch }).cart.setShippingLocation(PLACE)),
  selectOption: (fetch) => told(createApi({ fetch }).cart.selectShippingOption('post')),
  stock: (fetch) => told(createApi({ fetch }).stock.load('mug')),
  subscribe: (fetch) => told(createApi({ fetch }).subscription.create({} as never)),
  reviews: (fetch) => told(createApi({ fetch }).send({ method: 'get', path: 'commerce/product/reviews/mug', schema: reviewsSchema() })),
  reviewsEnabled: (fetch) => told(createOwnerApi({ fetch }).reviewsAssign()),
  formKey: (fetch) => told(createApi({ fetch }).form.key()),
  submitForm: (fetch) => told(createApi({ fetch }).form.save({ key: 'key', form: '{}', ...PAGE })),
  validateForm: (fetch) => told(createApi({ fetch }).form.validate('form', {})),
  formTemplate: (fetch) => told(createApi({ fetch }).form.template('contact')),
  restockSignUp: (fetch) =>
    told(createApi({ fetch }).send({ method: 'post', path: 'site-users/account/notifications/restock', json: GROUP, empty: null })),
  restockGroups: (fetch) => told(createOwnerApi({ fetch }).groups(null)),
  restockList: (fetch) => told(createOwnerApi({ fetch }).signUps(GROUP, null)),
  restockSend: (fetch) => told(createOwnerApi({ fetch }).send(GROUP)),
  restockSendAll: (fetch) => told(createOwnerApi({ fetch }).sendAll([GROUP])),
  signIn: (fetch) => told(createApi({ fetch }).account.signIn({ email: 'a@example.com', password: 'secret', rememberMe: false })),
  signOut: (fetch) => told(createApi({ fetch }).account.signOut(false)),
  placeSuggestions: (fetch) => told(createApi({ fetch }).places.autocomplete('Main')),
  placeDetails: (fetch) => told(createApi({ fetch }).places.details('place', { productPage: 'cart', productSection: 'form' })),
  async speedSettings(fetch) {
    vi.stubGlobal('fetch', fetch);
    const settings = await loadSettings('/api/').catch(() => null);
    return { told: settings ? 'done' : 'nothing', value: settings?.pageLoadId };
  },
};

/** These fail in silence, because the page is whole without them. */
const SILENT: ReadonlySet<string> = new Set(['productList', 'speedSettings']);

const JSON_TYPE = { headers: { 'content-type': 'application/json' } };
const jsonOf = (value: unknown) => new Response(JSON.stringify(value), JSON_TYPE);

/** Text without end, in pieces of 64 kB, that counts how many were taken. */
function endless(taken: { pieces: number }, start: string): Response {
  const piece = new TextEncoder().encode(' '.repeat(65_536));
  let left = 10_000_000;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(start)),
    pull(controller) {
      taken.pieces += 1;
      left -= piece.length;
      if (left > 0) controller.enqueue(piece);
      else controller.close();
    },
  });
  return new Response(body, JSON_TYPE);
}

/** Settles within two minutes of the page's time, or the test says which call does not. */
async function outcomeOf(name: OperationName, fetch: typeof globalThis.fetch): Promise<Outcome> {
  let outcome: Outcome = { told: 'still waiting' };
  void CALLS[name](fetch).then(
    (given) => (outcome = given),
    (error: unknown) => (outcome = { told: `thrown: ${String(error)}` }),
  );
  await vi.advanceTimersByTimeAsync(120_000);
  // Bodies are read by the browser's own clock.
  for (let turn = 0; turn < 2000 && outcome.told === 'still waiting'; turn += 1) await vi.advanceTimersByTimeAsync(1);
  return outcome;
}

/** The smallest value that a JSON Schema describes with every field in it. */
function sampleOf(schema: Json): unknown {
  const { type: given, enum: allowed, anyOf, properties, items, pattern, minimum, additionalProperties } = schema;
  const type = Array.isArray(given) ? (given[0] as string) : given;
  if ('const' in schema) return schema['const'];
  if (Array.isArray(allowed)) return allowed[0];
  if (Array.isArray(anyOf)) return sampleOf((anyOf as Json[]).find((one) => one['type'] !== 'null') ?? {});
  if (type === 'array') return [sampleOf((items ?? {}) as Json)];
  if (type === 'object') {
    const own = Object.entries((properties ?? {}) as Record<string, Json>).map(([name, one]) => [name, sampleOf(one)]);
    return Object.fromEntries(own.length === 0 && additionalProperties ? [['any', sampleOf(additionalProperties as Json)]] : own);
  }
  if (type === 'number' || type === 'integer') return Math.max(1, Number(minimum ?? 1));
  if (type === 'boolean') return true;
  if (type === 'string')
    return ['mug', '1x1', '1.00', 'USD', '2026-01-01', '/mug', '5'].find(
      (text) => !pattern || new RegExp(pattern as string, 'u').test(text),
    );
  return {};
}

type Path = readonly (string | number)[];

function pathsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((key) => {
    const path = [...at, Array.isArray(value) ? Number(key) : key];
    return [path, ...pathsOf((value as Record<string, unknown>)[key], path)];
  });
}

function withWrong(sample: unknown, [key, ...rest]: Path, wrong: (value: unknown) => unknown): unknown {
  if (key === undefined) return wrong(sample);
  const copy = structuredClone(sample) as Record<string | number, unknown>;
  copy[key] = withWrong(copy[key], rest, wrong);
  return copy;
}

const SENTINEL = 'no-such-thing';
/** Nothing that is of the right type by chance. */
const WRONG: readonly ((value: unknown) => unknown)[] = [
  (value) => (typeof value === 'object' ? SENTINEL : { [SENTINEL]: 1 }),
  (value) => (Array.isArray(value) ? { [SENTINEL]: 1 } : [SENTINEL]),
];

const answered = (name: string, { answer }: Operation): unknown => {
  const schema = answer && (z.toJSONSchema(answer.schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Json);
  return name === 'reviewsEnabled' ? { isProductReviewsEnabled: true } : schema ? sampleOf(schema) : {};
};

describe.each(operationList.map((operation) => [operation.name, operation] as const))('%s', (name, operation) => {
  const failure = (kind: string) => ({ told: SILENT.has(name) ? 'nothing' : kind });

  it('is done by an answer as the contract has it', async () => {
    expect((await outcomeOf(name, async () => jsonOf(answered(name, operation)))).told).toBe('done');
  });

  it.each([
    ['an error of the server', 'http', () => new Response('{"message":"Sorry"}', { status: 500, ...JSON_TYPE })],
    ['a web page', 'schema', () => new Response('<!doctype html><h1>Login</h1>', { headers: { 'content-type': 'text/html' } })],
    ['half an answer', 'schema', () => new Response(JSON.stringify({ some: answered(name, operation) }).slice(0, -2), JSON_TYPE)],
  ])('fails in words after %s', async (_what, kind, give) => {
    expect(await outcomeOf(name, async () => give())).toMatchObject(failure(kind));
  });

  it('ends where no answer comes', async () => {
    const outcome = await outcomeOf(
      name,
      (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        }),
    );
    expect(outcome).toMatchObject(failure('timeout'));
  });

  // The settings for page speed are read without the wire, after the page.
  it.skipIf(name === 'speedSettings')('does not take in an answer of 10 MB', async () => {
    const taken = { pieces: 0 };
    const outcome = await outcomeOf(name, async () => endless(taken, JSON.stringify(answered(name, operation))));
    expect(outcome).toMatchObject(failure('schema'));
    expect(taken.pieces * 65_536).toBeLessThan(5_300_000);
  });

  it('settles, and throws nothing, whichever field is of a wrong type', async () => {
    const sample = answered(name, operation);
    for (const path of pathsOf(sample)) {
      for (const wrong of WRONG) {
        const { told: outcome } = await outcomeOf(name, async () => jsonOf(withWrong(sample, path, wrong)));
        expect([path, outcome]).toEqual([path, expect.stringMatching(/^(?:done|schema|nothing)$/)]);
      }
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
