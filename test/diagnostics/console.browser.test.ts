import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asked, openConsoleShop, type ConsoleShop } from './openConsoleShop.ts';

const MUG = JSON.stringify({ variants: [{ id: 'v', sku: 'MUG', attributes: {}, price: 2800 }] });
const product = (parts: string, data = MUG): string =>
  `<div data-storefront="product" data-product-id="mug" data-product='${data}'>${parts}</div>`;
const RIGHT = product('<b data-storefront="price">$28.00</b><button data-storefront="add-to-cart">Add</button>');
const MISSPELT = '<a data-storefront="cart-cuont"></a>';
const FILES = ['/dist/storefront.js', '/dist/storefront.umd.js'];

let shop: ConsoleShop;
beforeAll(async () => {
  shop = await openConsoleShop();
});
afterAll(() => shop.close());
const open: ConsoleShop['open'] = (...given) => shop.open(...given);

describe.each(FILES)('%s', (file) => {
  it('loads and writes nothing for a page without a mistake, and what it did before it explained any', async () => {
    const { lines, files } = await open(RIGHT, { file });
    const quiet = await open(RIGHT, { file, tag: 'data-debug="off"' });
    expect(lines).toEqual([]);
    expect(files.slice(1).toSorted()).toEqual(quiet.files.slice(1).toSorted());
  });

  it.each([
    ['a value that names no part', MISSPELT, 'Write data-storefront="cart-count".', ''],
    ['a part outside of a product', '<button data-storefront="add-to-cart">Add</button>', 'or write data-product-id on it', ''],
    ['JSON that cannot be read', product('<b data-storefront="price"></b>', '{"variants": [}'), 'line 1, column 15', ''],
    [
      'a context that cannot be read',
      '<script type="application/json" data-storefront-context>{"website": }</script>',
      'line 1, column 13',
      '',
    ],
    ['a setting that is none', RIGHT, 'Write data-cart-path.', 'data-cart-pth="/c"'],
  ])('explains %s in one line, whoever reads it', async (_what, body, fix, tag) => {
    const opened = await open(body, { file, tag });
    expect(opened.lines).toHaveLength(1);
    expect(opened.lines[0]).toContain(fix);
    expect(asked(opened).at(-1)).toBe('diagnostics.js');
  });

  it.each([
    ['on a local host', { host: 'shop.test' }],
    ['with data-debug', { tag: 'data-debug' }],
    ['with ?storefront-debug', { query: '?storefront-debug' }],
  ])('explains what is no sign by itself %s', async (_where, options) => {
    const wrong = product('<b data-storefront="price">$28.00</b>', MUG.replace('2800', '28'));
    expect((await open(wrong, { file })).lines).toEqual([]);
    const { lines } = await open(wrong, { file, ...options });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('the page shows 28.00, and its data say 28 minor units, which is 0.28');
  });

  it('loads and writes nothing for a setting of a feature from outside', async () => {
    const feature = "kit.defineFeature({ name: 'gift-note', settings: { giftNotePlace: [kit.readers.oneOf('top', 'end'), 'top'] } })";
    const head = `<script>window.Storefront = [['use', (kit) => ${feature}]]</script>`;
    const opened = await open(RIGHT, { file, head, tag: 'data-gift-note-place="end"' });
    expect([opened.lines, asked(opened)]).toEqual([[], []]);
  });

  it('explains nothing with data-debug="off", which ends it on a local host too', async () => {
    const opened = await open(MISSPELT, { file, tag: 'data-debug="off"', host: 'shop.test', query: '?storefront-debug' });
    expect(opened.lines).toEqual([]);
    expect(asked(opened)).toEqual([]);
  });

  it('names the file that is lost, and writes what it has met as it is', async () => {
    const broken = product('<b data-storefront="price"></b>', '{');
    const { lines } = await open(broken, { file, lost: 'diagnostics.js' });
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('diagnostics.js. All files of dist/ belong together, in one version');
    expect(lines[1]).toContain('data-product is not valid JSON');
  });
});
