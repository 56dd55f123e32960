import { expect, it, vi } from 'vitest';
import { createWork } from '../../../src/app/createWork.ts';
import { aCartOf, added } from '../../app/fakeApi.ts';
import { openShop } from '../../app/openShop.ts';
import { aProduct, aVariant } from '../../commerce/rules/aProduct.ts';

it('is kept where what buying takes is not loaded yet and there is no network, and sent once it is back', async () => {
  let isOnline = false;
  const shop = openShop({ isOnline: () => isOnline }, undefined, async (deps, loadWire) => {
    if (!isOnline) throw new Error('The network is away.');
    return createWork(deps, { readPlan: (_id, { plan }) => plan, canChoose: () => true }, await loadWire());
  });
  shop.products.open('p1', aProduct({ id: 'mug', variants: [aVariant({ sku: 'MUG' })] }));
  const adding = shop.products.add('p1');
  await vi.waitFor(() =>
    expect(shop.products.get('p1')).toMatchObject({
      addStatus: 'adding',
      notice: { title: 'You Are Offline', message: 'The item is added to your cart as soon as you are back online.' },
    }),
  );
  isOnline = true;
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(shop.api.calls).toHaveLength(1));
  shop.api.calls[0]!.answer(added(aCartOf(1)));
  await adding;
  expect(shop.products.get('p1')?.notice).toBeNull();
  expect(shop.details('item-added')).toHaveLength(1);
});
