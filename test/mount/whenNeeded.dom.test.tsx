import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMounts } from '../../src/mount/createMounts';
import { defineWidget, type Widget, type WidgetProps } from '../../src/mount/defineWidget';
import { createPage, type ReadPart } from '../../src/page/createPage';
import { openShop } from '../shop/openShop';
import { aProductPage, aWireVariant } from '../widgets/openWidgets';

interface Props {
  readonly text: string;
}
const report = vi.fn();
const onFailed = vi.fn();
const readText: ReadPart<Props> = (element) => ({ text: `ours ${element.id}` });
const Show = ({ text }: Props & WidgetProps) => <b>{text}</b>;
const aWidget = (changes: Partial<Parameters<typeof defineWidget<Props>>[0]>) =>
  defineWidget<Props>({ name: 'restock', load: async () => ({ read: readText, Component: Show }), ...changes });

const open = (widgets: readonly Widget[], shop = openShop()) =>
  createMounts({
    page: createPage(
      document,
      widgets.map(({ name }) => name),
      () => 'USD',
      (scope) => shop.products.open(scope.id, scope.product),
    ),
    widgets,
    report,
    shop,
    provide: (content) => content,
    onFailed,
  });
const texts = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
const settle = () => new Promise((go) => setTimeout(go, 5));

beforeEach(() => {
  report.mockReset();
  onFailed.mockReset();
});
afterEach(() => document.body.replaceChildren());

describe('a part that has nothing to show yet', () => {
  const shirt = { variants: ['S', 'M'].map((size) => aWireVariant({ Size: size })) };
  const html = (place: string) => aProductPage(place, shirt);

  it.each([
    ['hidden', '<p data-storefront="restock" id="a" hidden>server</p>'],
    ['empty', '<p data-storefront="restock" id="a"></p>'],
  ])('is not even loaded while it is %s, until its product is such that it is needed', async (_case, place) => {
    document.body.innerHTML = html(place);
    const shop = openShop();
    const load = vi.fn(async () => ({ read: readText, Component: Show }));
    const mounts = open([aWidget({ load, isNeeded: ({ selection }) => selection['Size'] === 'M' })], shop);
    await mounts.scan(document);
    shop.products.choose('p1', 'Size', 'S');
    await settle();
    expect(load).not.toHaveBeenCalled();
    shop.products.choose('p1', 'Size', 'M');
    await settle();
    expect(load).toHaveBeenCalledOnce();
    expect(texts()).toEqual(['ours a']);
    mounts.stop();
  });

  it('is mounted at once when it is needed already, or shown already, or asks for it itself', async () => {
    const needed = () => true;
    document.body.innerHTML = html('<p data-storefront="restock" id="a" hidden></p>');
    const mounts = open([aWidget({ isNeeded: needed })]);
    await mounts.scan(document);
    await settle();
    expect(texts()).toEqual(['ours a']);
    mounts.stop();

    document.body.innerHTML = html('<p data-storefront="restock" id="b">server</p><p data-storefront="restock" data-storefront-when="ready" id="c" hidden></p>');
    const others = open([aWidget({ isNeeded: () => false })]);
    await others.scan(document);
    expect(texts()).toEqual(['ours b', 'ours c']);
    others.stop();
  });

  it('waits for nothing once it is stopped, and is told about once when its product is broken', async () => {
    document.body.innerHTML = html('<p data-storefront="restock" id="a" hidden></p>');
    const shop = openShop();
    const load = vi.fn(async () => ({ read: readText, Component: Show }));
    const mounts = open([aWidget({ load, isNeeded: ({ selection }) => 'Size' in selection })], shop);
    await mounts.scan(document);
    await settle();
    mounts.stop();
    shop.products.choose('p1', 'Size', 'S');
    await settle();
    expect(load).not.toHaveBeenCalled();

    document.body.innerHTML = '<div data-storefront="product"><p data-storefront="restock" hidden></p><p data-storefront="restock" hidden></p></div>';
    const others = open([aWidget({ isNeeded: () => true })]);
    await others.scan(document);
    await settle();
    expect(report).toHaveBeenCalledOnce();
    expect(onFailed).toHaveBeenCalledOnce();
    others.stop();
  });
});
