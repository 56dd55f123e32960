import { describe, expect, it, vi } from 'vitest';
import { createRestockActions } from '../../../widgets/restock/restockActions.ts';
import { aShirt } from '../../commerce/rules/aProduct.ts';
import { openShop, settle, type TestShop } from '../../app/openShop.ts';
import { cartFailureTexts } from '../../support/englishTexts.ts';

const SHIRT = aShirt(['S Blue 0', 'M Blue 0'], { id: 'shirt' });
const BLUE_S = 'S Blue 0';
const signUp = { email: ' anna@example.com ', isJoinMailingList: true };

async function open(changes = {}): Promise<TestShop> {
  const shop = openShop(changes);
  shop.prepare();
  await settle();
  for (const productKey of ['p1', 'p2']) shop.products.open(productKey, SHIRT);
  return shop;
}
const statesOf = (shop: TestShop, productKey = 'p1') => shop.use(createRestockActions).store.getState()[productKey];
const stateOf = (shop: TestShop, variantId = BLUE_S, productKey = 'p1') => statesOf(shop, productKey)?.[variantId] ?? null;

describe('a wish to be told of a restock', () => {
  it('goes to the host once, as the host wants it, and is told to the page without saying whose it is', async () => {
    const shop = await open();
    expect(stateOf(shop)).toBeNull();
    void shop.use(createRestockActions).signUp('p1', BLUE_S, signUp);
    void shop.use(createRestockActions).signUp('p1', BLUE_S, signUp);
    expect(stateOf(shop)).toEqual({ status: 'sending', problem: null, message: null });
    expect(shop.api.calls.map(({ name, given }) => [name, given])).toEqual([
      [
        'site-users/account/notifications/restock',
        [{ isJoinMailingList: true, productId: 'shirt', siteVisitorEmail: 'anna@example.com', variantId: BLUE_S }],
      ],
    ]);
    expect(shop.told).toEqual([]);
    shop.api.calls[0]!.answer({});
    await settle();
    expect(stateOf(shop)).toEqual({ status: 'done', problem: null, message: null });
    expect(shop.told).toEqual([{ name: 'restock-signed-up', detail: { productInstance: 'p1', itemId: 'shirt', variantId: BLUE_S } }]);
    await shop.use(createRestockActions).signUp('p1', BLUE_S, signUp);
    expect(shop.api.calls).toHaveLength(1);
  });

  it('carries the answer to a captcha where there is one', async () => {
    const shop = await open();
    void shop.use(createRestockActions).signUp('p1', BLUE_S, { ...signUp, getCaptchaToken: async () => 't' });
    await settle();
    expect(shop.api.calls[0]!.given).toMatchObject([{ captchaToken: 't' }]);
  });

  it('asks the captcha once, and only for an address that can be used', async () => {
    const shop = await open();
    const getCaptchaToken = vi.fn(async () => 't');
    await shop.use(createRestockActions).signUp('p1', BLUE_S, { ...signUp, email: 'anna', getCaptchaToken });
    expect(getCaptchaToken).not.toHaveBeenCalled();
    void shop.use(createRestockActions).signUp('p1', BLUE_S, { ...signUp, getCaptchaToken });
    void shop.use(createRestockActions).signUp('p1', BLUE_S, { ...signUp, getCaptchaToken });
    await settle();
    expect(getCaptchaToken).toHaveBeenCalledOnce();
    expect(shop.api.calls).toHaveLength(1);
  });

  it.each([
    ['no address', { email: ' ' }, 'email-blank'],
    ['no real address', { email: 'anna' }, 'email-invalid'],
    ['no answer to the captcha', { getCaptchaToken: async () => null }, 'captcha'],
  ])('with %s is not sent, and can be mended', async (_case, changes, problem) => {
    const shop = await open();
    await shop.use(createRestockActions).signUp('p1', BLUE_S, { ...signUp, ...changes });
    expect(stateOf(shop)).toEqual({ status: 'failed', problem, message: null });
    expect(shop.api.calls).toEqual([]);
    void shop.use(createRestockActions).signUp('p1', BLUE_S, signUp);
    expect(stateOf(shop)).toEqual({ status: 'sending', problem: null, message: null });
  });

  it.each([
    ['in the host’s own words', 'http', { serverMessage: 'Too late.' }, 'Too late.'],
    ['in the shop’s words, where the host has none', 'timeout', { message: 'timeout of 10000ms exceeded' }, cartFailureTexts.noAnswer],
    ['as an expired session, whatever the host calls it', 'crumb', { serverMessage: 'Invalid crumb' }, cartFailureTexts.sessionExpired],
    ['as too many requests', 'rate-limit', {}, cartFailureTexts.tooManyRequests],
    ['in the host’s words for too many requests', 'rate-limit', { serverMessage: 'Enough for today.' }, 'Enough for today.'],
  ] as const)('that fails is explained %s, and may be tried again', async (_case, kind, details, message) => {
    const shop = await open();
    void shop.use(createRestockActions).signUp('p1', BLUE_S, signUp);
    shop.api.calls[0]!.refuse(kind, details);
    await settle();
    expect(stateOf(shop)).toEqual({ status: 'failed', problem: null, message });
    expect(shop.told).toEqual([]);
    void shop.use(createRestockActions).signUp('p1', BLUE_S, signUp);
    expect(shop.api.calls).toHaveLength(2);
  });

  it('asks for cookies where the visitor keeps none', async () => {
    const shop = await open({ cookiesEnabled: () => false });
    void shop.use(createRestockActions).signUp('p1', BLUE_S, signUp);
    shop.api.calls[0]!.refuse('crumb');
    await settle();
    expect(stateOf(shop)?.message).toBe(cartFailureTexts.cookiesDisabled);
  });

  it('is one per variant and per place on the page', async () => {
    const shop = await open();
    void shop.use(createRestockActions).signUp('p1', BLUE_S, signUp);
    void shop.use(createRestockActions).signUp('p1', 'M Blue 0', signUp);
    void shop.use(createRestockActions).signUp('p2', BLUE_S, signUp);
    shop.api.calls[1]!.answer({});
    await settle();
    expect([stateOf(shop), stateOf(shop, 'M Blue 0'), stateOf(shop, BLUE_S, 'p2')].map((state) => state?.status)).toEqual([
      'sending',
      'done',
      'sending',
    ]);
    expect(Object.getPrototypeOf(statesOf(shop))).toBeNull();
  });

  it('for a variant by any name is a wish like any other', async () => {
    const shop = await open();
    void shop.use(createRestockActions).signUp('p1', '__proto__', signUp);
    expect(Object.keys(statesOf(shop)!)).toEqual(['__proto__']);
    expect(({} as { status?: unknown }).status).toBeUndefined();
  });

  it('for a product that has left the page is nobody’s any more', async () => {
    const shop = await open();
    void shop.use(createRestockActions).signUp('p1', BLUE_S, signUp);
    shop.products.close('p1');
    shop.api.calls[0]!.answer({});
    await settle();
    expect(shop.products.get('p1')).toBeNull();
    await shop.use(createRestockActions).signUp('p1', BLUE_S, signUp);
    expect(shop.api.calls).toHaveLength(1);
  });
});
