import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { openConsoleShop, type ConsoleShop } from './openConsoleShop.ts';

const css = (text: string) => new Response(text, { headers: { 'content-type': 'text/css; charset=utf-8' } });
const link = (href: string) => `<link rel="stylesheet" href="${href}">`;
const LOOK = link('/dist/storefront.css');

let shop: ConsoleShop;
beforeAll(async () => {
  const sheet = await readFile('dist/storefront.css', 'utf8');
  shop = await openConsoleShop((path) => {
    if (path === '/old/storefront.css') return css(sheet.replace(`"${manifest.version}"`, '"0.0.1"'));
    if (path === '/lost/storefront.css') return new Response('', { status: 404 });
    if (path === '/theme.css') return css('@layer theme, utilities; @layer theme { b { color: green } }');
    if (path === '/right.css') return css('@layer storefront, theme; @layer theme { b { color: green } }');
    return undefined;
  });
});
afterAll(() => shop.close());

const PART = '<b data-storefront="cart-count">0</b>';
const told = (head: string) => shop.open(PART, { head, host: 'shop.test', file: '/dist/storefront.umd.js' });

describe('the console of a page', () => {
  it.each([
    ['links storefront.css twice', LOOK + LOOK, 'storefront.css is linked twice. Take this link away. (guide#styles)'],
    [
      'links storefront.css of another version',
      link('/old/storefront.css'),
      `storefront.css is of version 0.0.1, and the script of ${manifest.version}. Serve both from one dist/. (guide#styles)`,
    ],
    [
      'links storefront.css where it is not',
      link('/lost/storefront.css'),
      '/lost/storefront.css. Correct its address: it stands beside the script, in dist/. (guide#styles)',
    ],
    [
      'has layers of its own first',
      '<style>@layer theme; @layer theme { b { color: red } }</style>',
      'the cascade layer "theme" comes before "storefront", whose rules then win over those of the page. Begin with "@layer storefront, theme;"',
    ],
    ['links a sheet whose layers come first', link('/theme.css') + LOOK, 'the cascade layer "theme" comes before "storefront"'],
  ])('that %s has one line about it', async (_what, head, text) => {
    const { lines } = await told(head);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(text);
  });

  it.each([
    ['links storefront.css once, and then its own sheet', LOOK + link('/theme.css')],
    ['links no storefront.css', ''],
    ['names our layer first', link('/right.css') + LOOK],
    ['has sheets without layers', '<style>b { color: red }</style>'],
  ])('that %s has no line about it', async (_what, head) => {
    // Another mistake shows that the page was looked at.
    const { lines } = await told(`${head}<meta data-storefront-wen="idle">`);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('data-storefront-wen');
  });
});
