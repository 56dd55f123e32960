import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openShop } from '../../app/openShop.ts';
import { aProductPage, aWireVariant } from '../../widgets/openWidgets.ts';
import { aWidget, onFailed, openMounts, partsOf, report, settle, Show, stubSight, texts } from './openMounts.tsx';

beforeEach(() => {
  report.mockReset();
  onFailed.mockReset();
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('a part that has nothing to show yet', () => {
  const shirt = { variants: ['S', 'M'].map((size) => aWireVariant({ Size: size })) };
  const html = (place: string) => aProductPage(place, shirt);

  it.each([
    ['hidden', '<p data-storefront="restock" id="a" hidden>server</p>'],
    ['empty', '<p data-storefront="restock" id="a"></p>'],
  ])('is not even loaded while it is %s, until its product is such that it is needed', async (_case, place) => {
    document.body.innerHTML = html(place);
    const shop = openShop();
    const load = vi.fn(async () => partsOf(Show));
    const mounts = openMounts([aWidget('restock', { load, isNeeded: ({ selection }) => selection['Size'] === 'M' })], shop);
    await mounts.scan(document);
    shop.products.choose('p1', 'Size', 'S');
    await settle();
    expect(load).not.toHaveBeenCalled();
    shop.products.choose('p1', 'Size', 'M');
    await vi.waitFor(() => expect(texts()).toEqual(['ours a']));
    expect(load).toHaveBeenCalledOnce();
    mounts.stop();
  });

  it('is mounted at once when it is needed already, or shown already, or asks for it itself', async () => {
    const needed = () => true;
    document.body.innerHTML = html('<p data-storefront="restock" id="a" hidden></p>');
    const mounts = openMounts([aWidget('restock', { isNeeded: needed })]);
    await mounts.scan(document);
    await settle();
    expect(texts()).toEqual(['ours a']);
    mounts.stop();

    document.body.innerHTML = html(
      '<p data-storefront="restock" id="b">server</p><p data-storefront="restock" data-storefront-when="ready" id="c" hidden></p>',
    );
    const others = openMounts([aWidget('restock', { isNeeded: () => false })]);
    await others.scan(document);
    expect(texts()).toEqual(['ours b', 'ours c']);
    others.stop();
  });

  it('does not even open its product while it is out of sight in a list of more than forty', async () => {
    const near = stubSight();
    const others = '<p data-storefront="price">server</p>'.repeat(40);
    document.body.innerHTML = others + html('<p data-storefront="restock" id="a" hidden></p>');
    const shop = openShop();
    const mounts = openMounts([aWidget('price'), aWidget('restock', { isNeeded: ({ selection }) => 'Size' in selection })], shop);
    await mounts.scan(document);
    await settle();
    expect(shop.products.get('p1')).toBeNull();
    near.get(document.getElementById('a')!.parentElement!)!();
    await vi.waitFor(() => expect(shop.products.get('p1')).not.toBeNull());
    expect(document.getElementById('a')!.textContent).toBe('');
    shop.products.choose('p1', 'Size', 'S');
    await vi.waitFor(() => expect(document.getElementById('a')!.textContent).toBe('ours a'));
    mounts.stop();
  });

  it('waits for nothing once it is stopped, and is told about once when its product is broken', async () => {
    document.body.innerHTML = html('<p data-storefront="restock" id="a" hidden></p>');
    const shop = openShop();
    const load = vi.fn(async () => partsOf(Show));
    const mounts = openMounts([aWidget('restock', { load, isNeeded: ({ selection }) => 'Size' in selection })], shop);
    await mounts.scan(document);
    await settle();
    mounts.stop();
    shop.products.choose('p1', 'Size', 'S');
    await settle();
    expect(load).not.toHaveBeenCalled();

    document.body.innerHTML =
      '<div data-storefront="product"><p data-storefront="restock" hidden></p><p data-storefront="restock" hidden></p></div>';
    const others = openMounts([aWidget('restock', { isNeeded: () => true })]);
    await others.scan(document);
    await settle();
    expect(report).toHaveBeenCalledOnce();
    expect(onFailed).toHaveBeenCalledOnce();
    others.stop();
  });
});
