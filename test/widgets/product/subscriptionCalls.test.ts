import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHost, visitPage, type Host, type Visit } from '../../../mocks/node.ts';
import { seedProducts } from '../../../mocks/db/seedProducts.ts';
import { createApi, type Api } from '../../app/createApi.ts';

const [shirt, mug] = seedProducts;
const plan = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 } as const;
const money = { currency: 'USD', value: '15.00' };
const products = [
  { ...mug!, structuredContent: { ...mug!.structuredContent, isSubscribable: true, subscriptionPlan: plan } },
  {
    ...shirt!,
    structuredContent: {
      ...shirt!.structuredContent,
      variants: shirt!.structuredContent.variants.map((variant) => ({
        ...variant,
        pricingOptions: [
          {
            productSubscriptionOptionId: `${variant.sku}-MONTHLY`,
            subscriptionPlan: plan,
            price: '1500',
            salePrice: '0',
            priceMoney: money,
            salePriceMoney: money,
            onSale: false,
          },
        ],
      })),
    },
  },
];

let host: Host;
let visit: Visit;
let api: Api;
beforeEach(() => {
  host = createHost({ products });
  visit = visitPage(host);
  api = createApi({ fetch: visit.fetch });
});
afterEach(() => visit.leave());

const aMug = { itemId: mug!.id, sku: 'MUG', qty: 1, additionalFields: null };
const aShirt = { itemId: shirt!.id, sku: 'SHIRT-S-BLUE', qty: 2, additionalFields: '{"note":"hi"}' };

describe('subscribing on the wire', () => {
  it('sends what the platform asks for, and gets the token of a cart of its own', async () => {
    const answer = await api.subscription.create(aMug);
    expect(answer).toMatchObject({ ok: true, value: { cartToken: expect.stringMatching(/^subscription-/) } });
    expect(host.log[0]).toMatchObject({
      method: 'POST',
      path: '/api/3/commerce/cart/subscription',
      query: {},
      rawBody: JSON.stringify(aMug),
    });
    expect(host.log[0]!.headers).toMatchObject({ 'x-csrf-token': expect.any(String) });
    const cart = await api.cart.load();
    expect(cart).toMatchObject({ ok: true, value: { totalQuantity: 0 } });
  });

  it('names the plan where there are several', async () => {
    expect(await api.subscription.create({ ...aShirt, productSubscriptionOptionId: 'SHIRT-S-BLUE-MONTHLY' })).toMatchObject({ ok: true });
  });

  it.each([
    ['an item that is only sold once', { ...aShirt }, 'That item cannot be subscribed to.'],
    ['a plan of another variant', { ...aShirt, productSubscriptionOptionId: 'SHIRT-M-BLUE-MONTHLY' }, 'That item cannot be subscribed to.'],
    ['an item that is gone', { ...aMug, itemId: 'gone' }, 'That item is no longer available.'],
    ['more than there is', { ...aMug, qty: 13 }, 'Sorry, we do not have enough of that item available.'],
    ['none at all', { ...aMug, qty: 0 }, 'The request could not be read.'],
  ])('is refused for %s, in the host’s words', async (_case, order, message) => {
    expect(await api.subscription.create(order)).toMatchObject({ ok: false, error: { kind: 'http', serverMessage: message } });
  });

  it('without a token in the answer has failed: there is nowhere to go', async () => {
    const silent = createApi({ fetch: async () => Response.json({ cartToken: '' }) });
    expect(await silent.subscription.create(aMug)).toMatchObject({ ok: false, error: { kind: 'schema' } });
  });
});
