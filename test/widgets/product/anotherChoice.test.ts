import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Settings } from '../../../src/app/createSettings.ts';
import { aShirt } from '../../commerce/rules/aProduct.ts';
import { aCartOf, added } from '../../app/fakeApi.ts';
import { openShop, settle, type TestShop } from '../../app/openShop.ts';

const SHIRT = aShirt(['S Blue', 'M Blue', 'S Red'], { id: 'shirt' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function askForSmall(changes?: Partial<Settings>): Promise<TestShop> {
  const shop = openShop(changes);
  shop.products.open('p1', SHIRT);
  shop.products.choose('p1', 'Size', 'S');
  shop.products.choose('p1', 'Color', 'Blue');
  await settle();
  void shop.products.add('p1');
  await settle();
  return shop;
}
const status = ({ products }: TestShop) => products.get('p1')?.addStatus;
const asked = ({ api }: TestShop) => api.calls.filter(({ name }) => name === 'addEntry');
const skus = (shop: TestShop) => asked(shop).map(({ given }) => (given[0] as { sku: string }).sku);
const [small, medium] = SHIRT.variants.map(({ sku }) => sku);

describe('another choice while an add is under way', () => {
  it('frees the button at once', async () => {
    const shop = await askForSmall();
    expect(status(shop)).toBe('adding');
    shop.products.choose('p1', 'Size', 'M');
    expect(status(shop)).toBe('idle');
  });

  it('is bought by a second click: both are sold, each once, and "Added!" is said when the second is', async () => {
    const shop = await askForSmall();
    shop.products.choose('p1', 'Size', 'M');
    void shop.products.add('p1');
    await settle();
    expect([status(shop), skus(shop)]).toEqual(['adding', [small]]);
    asked(shop)[0]!.answer(added(aCartOf(1)));
    await settle();
    await vi.advanceTimersByTimeAsync(1000);
    expect([status(shop), skus(shop)]).toEqual(['adding', [small, medium]]);
    asked(shop)[1]!.answer(added(aCartOf(2)));
    await settle();
    await vi.advanceTimersByTimeAsync(1000);
    expect(status(shop)).toBe('added');
    expect(shop.details('item-added')).toHaveLength(2);
  });

  it('is never said to be added beside it', async () => {
    const shop = await askForSmall();
    shop.products.choose('p1', 'Size', 'M');
    asked(shop)[0]!.answer(added(aCartOf(1)));
    for (let tenth = 0; tenth < 50; tenth += 1) {
      await vi.advanceTimersByTimeAsync(100);
      expect(status(shop)).toBe('idle');
    }
    expect(shop.details('item-added')).toHaveLength(1);
  });

  it('takes back the "Added!" of the former one, also where nothing is sold as chosen', async () => {
    const shop = await askForSmall();
    asked(shop)[0]!.answer(added(aCartOf(1)));
    await settle();
    await vi.advanceTimersByTimeAsync(1000);
    expect(status(shop)).toBe('added');
    shop.products.setQuantity('p1', '2');
    expect(status(shop)).toBe('idle');
    void shop.products.add('p1');
    await settle();
    // The first add's timer must not end the second "Added!".
    await vi.advanceTimersByTimeAsync(3000);
    expect(status(shop)).toBe('adding');
  });

  it('can be another quantity or another plan', async () => {
    const shop = await askForSmall();
    shop.products.setQuantity('p1', '2');
    expect(status(shop)).toBe('idle');
    void shop.products.add('p1');
    await settle();
    expect(status(shop)).toBe('adding');
    shop.products.choosePlan('p1', 0);
    expect(status(shop)).toBe('idle');
  });

  it('is none where the same is chosen again', async () => {
    const shop = await askForSmall();
    shop.products.choose('p1', 'Size', 'S');
    shop.products.setQuantity('p1', '1');
    shop.products.choosePlan('p1', null);
    expect(status(shop)).toBe('adding');
    asked(shop)[0]!.answer(added(aCartOf(1)));
    await settle();
    await vi.advanceTimersByTimeAsync(1000);
    expect(status(shop)).toBe('added');
  });

  it('does not hide that the former one was refused', async () => {
    const shop = await askForSmall();
    shop.products.choose('p1', 'Size', 'M');
    void shop.products.add('p1');
    await settle();
    asked(shop)[0]!.refuse('http', { status: 422, message: 'No more of it.' });
    await settle();
    expect(shop.products.get('p1')?.notice).not.toBeNull();
    expect(status(shop)).toBe('adding');
    expect(skus(shop)).toEqual([small, medium]);
  });

  it('waits no longer for a slow answer about the former one', async () => {
    const shop = await askForSmall();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(shop.products.get('p1')?.isSlow).toBe(true);
    shop.products.choose('p1', 'Size', 'M');
    expect(shop.products.get('p1')?.isSlow).toBe(false);
  });

  it('does not leave for the checkout of the former one', async () => {
    const shop = await askForSmall({ expressCheckout: () => true });
    shop.products.choose('p1', 'Size', 'M');
    asked(shop)[0]!.answer(added(aCartOf(1)));
    await settle();
    expect(shop.visited).toEqual([]);
    void shop.products.add('p1');
    await settle();
    asked(shop)[1]!.answer(added(aCartOf(1)));
    await settle();
    expect(shop.visited).toEqual(['/checkout']);
  });

  it('frees the button also while what sells is still being loaded, and both are sold', async () => {
    const shop = openShop();
    shop.products.open('p1', SHIRT);
    shop.products.choose('p1', 'Color', 'Blue');
    shop.products.choose('p1', 'Size', 'S');
    void shop.products.add('p1');
    expect(status(shop)).toBe('adding');
    shop.products.choose('p1', 'Size', 'M');
    void shop.products.add('p1');
    await settle();
    asked(shop)[0]!.answer(added(aCartOf(1)));
    await settle();
    expect(skus(shop)).toEqual([small, medium]);
  });
});
