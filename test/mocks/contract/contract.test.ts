import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOpenApi } from '../../../mocks/contract/createOpenApi.ts';
import { operationList, operations, type OperationName } from '../../../mocks/contract/operations.ts';
import { seedProducts } from '../../../mocks/db/seedProducts.ts';
import { createHost, visitPage, type Host, type Visit } from '../../../mocks/node.ts';
import { cartSchema } from '../../../src/commerce/model/cart.ts';
import { parseProduct } from '../../../src/commerce/model/product.ts';
import { reviewsAssignSchema, reviewsSchema } from '../../../src/commerce/model/review.ts';
import { createWire, type WireParts } from '../../../src/core/wire/createWire.ts';
import { readServerMessage } from '../../../src/core/wire/readAnswer.ts';
import { z } from '../../../src/lib/zod.ts';
import { createOwnerApi } from '../../../src/owner/calls.ts';
import { loadSettings } from '../../../src/vitals/loadSettings.ts';
import { createAccountApi } from '../../../widgets/account/calls.ts';
import { createCartWire } from '../../../widgets/cart/calls.ts';
import { createFormApi } from '../../../widgets/form/calls/createFormCalls.ts';
import { createPlacesApi } from '../../../widgets/form/calls/places.ts';
import { createItemsApi } from '../../../widgets/product/calls/items.ts';
import { createStockApi } from '../../../widgets/product/calls/stock.ts';
import { createSubscriptionApi } from '../../../widgets/product/calls/subscription.ts';
import * as fc from '../../support/fastCheck.ts';
import { arbitraryOf, type JsonSchema } from './arbitraryOf.ts';

const [shirt, mug, , , giftCard] = seedProducts;
const asking = { ...mug!, id: 'a'.repeat(24), structuredContent: { ...mug!.structuredContent, isSubscribable: true } };
const SUBMISSION = { pageTitle: 'Contact', pageId: null, contentSource: null, pagePath: '/', pagePermissionTypeValue: null } as const;
const LOCATION = { country: 'US', region: 'NY', city: 'New York', postalCode: '10001' };

let host: Host;
let visit: Visit;
beforeEach(() => {
  const policy = {
    shippingOptions: [{ id: 'standard', name: 'Standard', cents: 500 }],
    taxRules: [{ id: 'tax', name: 'Tax', basisPoints: 825, onShipping: false }],
    promoCodes: [
      { code: 'TEN', percent: 10 },
      { code: 'LATER', cents: 500, minimumSubtotalCents: 1_000_000 },
    ],
  };
  host = createHost({ products: [...seedProducts, asking], policy });
  visit = visitPage(host, 'http://shop.test/');
});
afterEach(() => visit.leave());

/** All the bundle's calls, answered by `fetch`. */
function callsBy(fetch: typeof globalThis.fetch) {
  const wire = createWire({ fetch });
  const parts: WireParts = { send: wire.send, writeDeadlineMs: 1000, headers: {} };
  return {
    send: wire.send,
    cart: createCartWire(parts),
    stock: createStockApi(parts),
    items: createItemsApi(parts),
    form: createFormApi(parts),
    places: createPlacesApi(parts),
    account: createAccountApi(parts),
    subscription: createSubscriptionApi(parts),
    owner: createOwnerApi({ fetch }),
  };
}

type Calls = ReturnType<typeof callsBy>;

/** Each call as the bundle makes it, in an order in which the mocked platform can do them. */
const CALLS: Readonly<Record<Exclude<OperationName, 'productList' | 'speedSettings' | 'productPage'>, (calls: Calls) => Promise<unknown>>> =
  {
    addEntry: ({ cart }) => cart.addEntry({ itemId: shirt!.id, sku: 'SHIRT-M-BLUE', quantity: 2, additionalFields: '{"a":"b"}' }),
    readCart: ({ cart }) => cart.load({ timecode: '1' }),
    changeQuantity: async ({ cart }) => cart.updateQuantity(await firstLine(cart), 3),
    changeFields: async ({ cart }) =>
      cart.updateAdditionalFields(await firstLine(cart), { itemId: shirt!.id, sku: 'SHIRT-M-BLUE', additionalFields: '{"a":"c"}' }),
    applyCoupon: async ({ cart }) => (await cart.applyCoupon('LATER'), cart.applyCoupon('TEN')),
    setLocation: ({ cart }) => cart.setShippingLocation(LOCATION),
    selectOption: ({ cart }) => cart.selectShippingOption('standard'),
    removeCoupon: ({ cart }) => cart.removeCoupon('TEN'),
    removeEntry: async ({ cart }) => cart.removeEntry(await firstLine(cart)),
    stock: ({ stock }) => stock.load(shirt!.id),
    subscribe: ({ subscription }) => subscription.create({ itemId: asking.id, sku: 'MUG', qty: 1, additionalFields: null }),
    reviewsEnabled: ({ owner }) => owner.reviewsAssign(),
    reviews: ({ send }) => send({ method: 'get', path: `commerce/product/reviews/${mug!.id}`, schema: reviewsSchema() }),
    formKey: ({ form }) => form.key(),
    submitForm: async ({ form }) => {
      const key = await form.key();
      return form.save({ ...SUBMISSION, key: key.ok ? key.value : '', form: '{"text":"Hello"}' });
    },
    validateForm: ({ form }) => form.validate('f1', { text: 'Hello', list: ['a'], likert: { question: 'Agree' } }),
    formTemplate: ({ form }) => form.template('contact'),
    restockSignUp: ({ send }) => {
      const variantId = shirt!.structuredContent.variants[1]!.id;
      const json = { isJoinMailingList: true, productId: shirt!.id, siteVisitorEmail: 'a@example.com', variantId };
      return send({ method: 'post', path: 'site-users/account/notifications/restock', json, empty: null });
    },
    restockGroups: ({ owner }) => owner.groups(null),
    restockList: ({ owner }) => owner.signUps({ productId: shirt!.id, variantId: shirt!.structuredContent.variants[1]!.id }, null),
    restockSend: ({ owner }) => owner.send({ productId: shirt!.id, variantId: 'v1' }),
    restockSendAll: ({ owner }) => owner.sendAll([{ productId: shirt!.id, variantId: 'v1' }]),
    signIn: ({ account }) => account.signIn({ email: 'anna@example.com', password: 'kettle', rememberMe: false }),
    signOut: ({ account }) => account.signOut(true),
    placeSuggestions: ({ places }) => places.autocomplete('12'),
    placeDetails: ({ places }) => places.details('place-1', { productPage: 'form', productSection: 'address' }),
  };

async function firstLine(cart: Calls['cart']): Promise<string> {
  const answer = await cart.load();
  return answer.ok ? (answer.value.entries[0]?.id ?? 'line-1') : '';
}

/** As the file has it. */
const openApi = JSON.parse(JSON.stringify(createOpenApi('1.0.0'))) as {
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
};
const { schemas } = openApi.components;
/** Any answer that the contract allows to a call. */
const answersTo = (name: OperationName) => arbitraryOf(schemas[operations[name].answer!.name]!, schemas);
const isOk = (result: unknown): boolean => (result as { readonly ok: boolean }).ok;
const pathOf = ({ path }: { readonly path: string }): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

describe('the contract', () => {
  it('says what each thing is: nothing in its file is left open', () => {
    const text = JSON.stringify(openApi);
    expect(text).not.toContain('{}');
    expect(Object.keys(schemas).length).toBeGreaterThan(30);
    const referred = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name!);
    expect(referred.filter((name) => !(name in schemas))).toEqual([]);
  });

  it('is kept by the mocked platform, and by the bundle: every call and its answer', async () => {
    const answers: { readonly url: string; readonly method: string; readonly body: unknown }[] = [];
    const calls = callsBy(async (input, init) => {
      const answer = await visit.fetch(input, init);
      const body: unknown = await answer.clone().json();
      answers.push({ url: new URL(String(input)).pathname, method: init?.method ?? 'GET', body });
      return answer;
    });
    for (const [name, call] of Object.entries(CALLS)) expect(isOk(await call(calls)), name).toBe(true);
    for (const name of Object.keys(CALLS) as OperationName[]) {
      const { method, answer, path } = operations[name];
      // `…/assign` also looks like the reviews of a product.
      const own = answers.filter(
        ({ url, method: used }) =>
          used.toLowerCase() === method && pathOf({ path }).test(url) && (name !== 'reviews' || !url.endsWith('/assign')),
      );
      expect(own.length, name).toBeGreaterThan(0);
      for (const { body } of own) if (answer) expect(z.safeParse(answer.schema, body).error, name).toBeUndefined();
    }
    const sent = host.log.filter(({ body }) => body !== null);
    expect(sent.length).toBeGreaterThan(10);
    for (const { method, path, body } of sent) {
      const operation = operationList.find((one) => one.body && one.method === method.toLowerCase() && pathOf(one).test(path));
      expect(operation, `${method} ${path}`).toBeDefined();
      expect(z.safeParse(operation!.body!.schema, body).error, operation!.name).toBeUndefined();
    }
  });

  it.each(Object.keys(CALLS) as (keyof typeof CALLS)[])('allows only answers to %s that the bundle can read', async (name) => {
    if (!operations[name].answer) return;
    await fc.assert(
      fc.asyncProperty(answersTo(name), async (body) => {
        // Only the answer to this call; what it asks before is the mocked platform's.
        const calls = callsBy((input, init) => {
          const { pathname } = new URL(String(input));
          const { path, method } = operations[name];
          const isIt = pathOf({ path }).test(pathname) && (init?.method ?? 'GET').toLowerCase() === method;
          return isIt ? Promise.resolve(Response.json(body as object)) : visit.fetch(input, init);
        });
        expect(isOk(await CALLS[name](calls))).toBe(true);
      }),
    );
  });

  it('allows only carts that the bundle shows as they are', () => {
    fc.assert(
      fc.property(answersTo('readCart'), (cart) => {
        expect(cartSchema().safeParse(cart).data).toMatchObject(cart as object);
      }),
    );
  });

  it('allows only products that the bundle can sell', async () => {
    await fc.assert(
      fc.asyncProperty(answersTo('productPage'), async (body) => {
        const { items } = callsBy(() => Promise.resolve(Response.json(body as object)));
        const item = await items.load('http://shop.test/p/1');
        const parsed = item.ok && parseProduct(item.value.data, { id: item.value.id, fallbackCurrency: 'USD' });
        expect(parsed).toMatchObject({ ok: true });
        expect(parsed && parsed.ok && parsed.value.variants.filter(({ problem }) => problem)).toEqual([]);
      }),
    );
  });

  it('allows only settings of page speed that the bundle understands', async () => {
    const real = globalThis.fetch;
    try {
      await fc.assert(
        fc.asyncProperty(answersTo('speedSettings'), async (body) => {
          globalThis.fetch = () => Promise.resolve(Response.json(body as object));
          expect(await loadSettings('/api/')).toMatchObject({ pageLoadId: (body as { pageLoadId: string }).pageLoadId });
        }),
      );
    } finally {
      globalThis.fetch = real;
    }
  });

  it('has refusals whose words the bundle finds', () => {
    expect(readServerMessage({ message: 'Sold out.' })).toBe('Sold out.');
    const refusals = arbitraryOf(schemas['Refusal']!, schemas);
    fc.assert(
      fc.property(refusals, (refusal) => {
        const { message, error } = refusal as { readonly message?: string; readonly error?: string };
        const words = message?.trim() || error?.trim();
        if (words) expect(readServerMessage(refusal)).toBe(words);
      }),
    );
  });

  it('covers what the mocked catalogue sends, gift cards and all', () => {
    for (const item of [shirt, mug, giftCard]) {
      const content = { priceMoney: { currency: 'USD', value: '1.00' }, salePriceMoney: { currency: 'USD', value: '0.00' }, onSale: false };
      const whole = {
        ...item!,
        structuredContent: { ...content, subscriptionPlan: null, additionalFieldsForm: null, ...item!.structuredContent },
      };
      const body = { item: { ...whole, items: [] } };
      expect(z.safeParse(operations.productPage.answer.schema, body).error).toBeUndefined();
    }
    expect(z.safeParse(reviewsAssignSchema(), { isProductReviewsEnabled: true }).success).toBe(true);
  });
});
