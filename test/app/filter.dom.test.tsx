import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { boot } from '../../src/app/boot.ts';
import { firstParts, loadFeatures } from '../../src/app/firstParts.ts';
import type { Storefront } from '../../src/app/Storefront.ts';
import { clearPage, one, showForeignPage } from '../core/page/openPage.ts';
import { aProductPage, aWireVariant } from '../widgets/openWidgets.ts';

vi.stubGlobal('__VERSION__', '1.2.3');

let storefront: Storefront | null;
const lines: string[] = [];
const text = () => one('#price').textContent;

function arrive(): Storefront {
  return (storefront = boot(
    firstParts,
    loadFeatures,
    document.createElement('script'),
    () => import('../../src/app/inspect/inspectShop.ts'),
  ));
}

beforeEach(() => {
  storefront = null;
  lines.length = 0;
  vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(String(line)));
  showForeignPage(aProductPage('<p data-storefront="price" id="price"></p>', { variants: [aWireVariant({})] }));
});
afterEach(() => {
  storefront?.destroy();
  clearPage();
  delete window.Storefront;
  vi.restoreAllMocks();
});

it('a filter that was queued before the script counts from the first text on', async () => {
  const seen: (string | null)[] = [];
  const observer = new MutationObserver(() => seen.push(text()));
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  window.Storefront = [];
  window.Storefront.push(['filter', 'price', (price, { quantity }) => ({ ...price, suffix: ` for ${quantity.toFixed()}` })]);
  window.Storefront.push(['filter', 'text', (words, { key, values }) => `${words}${key}${Object.keys(values)}`, { keys: ['cart.empty'] }]);
  arrive();
  await vi.waitFor(() => expect(text()).toBe('$10.00 for 1'));
  observer.disconnect();
  expect(seen.filter((shown) => shown && shown !== '$10.00 for 1')).toEqual([]);
  expect(lines).toEqual([]);
});

it('a filter changes what is shown at once, until it is taken off; it outlives the shop, and is typed by its name', async () => {
  arrive();
  await storefront!.ready;
  await vi.waitFor(() => expect(text()).toBe('$10.00'));
  const off = storefront!.filter('price', (price, { amounts }) => ({ ...price, prefix: `${amounts.current.currency} ` }));
  await vi.waitFor(() => expect(text()).toBe('USD $10.00'));
  storefront!.destroy();
  expect(text()).toBe('');
  await storefront!.start();
  await vi.waitFor(() => expect(text()).toBe('USD $10.00'));
  off();
  await vi.waitFor(() => expect(text()).toBe('$10.00'));

  // @ts-expect-error -- a price is more than a text
  storefront!.filter('price', () => '$5.00')();
  // @ts-expect-error -- there is no such filter
  storefront!.filter('prices', (price: unknown) => price)();
});

it('the queue takes a filter that is wrong without harm, and says so', async () => {
  arrive();
  await storefront!.ready;
  storefront!.push(['filter', 'prices', 'bold']);
  await vi.waitFor(() => expect(lines).toEqual([expect.stringContaining('filter() takes a function, and one of the names')]));
});
