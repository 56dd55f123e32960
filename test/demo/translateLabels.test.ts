import { expect, it } from 'vitest';
import { labels } from '../../demo/labels/labels.ts';
import { translateLabels } from '../../demo/labels/translateLabels.ts';
import { renderPage } from '../../demo/pages/renderPage.ts';

const PATHS = ['/', '/store', '/store/p/breakfast-mug', '/store/p/kiln-shelf', '/cart', '/contact', '/search?q=mug', '/checkout'];

const pageOf = (address: string): string => {
  const { pathname, searchParams } = new URL(address, 'http://shop.test');
  return renderPage(pathname, { script: 'none', query: searchParams })!.html;
};

it.each([
  ['a text', '<a>Basket</a>', '<a>Warenkorb</a>'],
  ['white space around it', '<b> Size: <i>\n Basket </i></b>', '<b> Size: <i>\n Warenkorb </i></b>'],
  ['what surrounds a value', '<p>Only 3 left in stock</p>', '<p>Nur noch 3 auf Lager</p>'],
  ['an entity', '<a>Table &amp; presents</a>', '<a>Tisch und Geschenke</a>'],
  ['a label that is not shown', '<nav aria-label="Main">', '<nav aria-label="Hauptmenü">'],
  ['a button', '<input type="submit" value="Send it">', '<input type="submit" value="Absenden">'],
])('translates %s', (_what, english, german) => {
  expect(translateLabels(english, 'de')).toBe(german);
});

it.each([
  ['a value that is sent', '<option value="An order">'],
  ['a script', '<script>const Basket = ">Basket<";</script>'],
  ['words of the goods', '<p>Breakfast Mug</p>'],
  ['names of objects', '<p>constructor</p>'],
])('leaves %s as it is', (_what, html) => {
  expect(translateLabels(html, 'de')).toBe(html);
});

it('leaves pages in other languages as they are', () => {
  expect(PATHS.map((path) => translateLabels(pageOf(path), 'fr'))).toEqual(PATHS.map(pageOf));
});

it('has no label that stands on none of the pages', () => {
  const pages = [
    ...PATHS,
    '/store/p/breakfast-mug?markup=hooks',
    '/store/p/breakfast-mug?markup=c',
    '/store?markup=c',
    '/about?policy=restrictive',
  ]
    .map(pageOf)
    .join('');
  const isThere = (label: string) => {
    const parts = label.replace('&', '&amp;').split('{}');
    return new RegExp(`[>"]\\s*${parts.map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&')).join('[^<"]+')}\\s*[<"]`).test(pages);
  };
  expect(Object.keys(labels).filter((label) => !isThere(label))).toEqual([]);
});
