import { describe, expect, it } from 'vitest';
import { catalogue } from '../../demo/content/catalogue.ts';
import { PICTURES } from '../../demo/pictures.ts';
import { SOUNDS } from '../../demo/sounds.ts';
import { sitePages } from '../../demo/content/site.ts';
import { pictureNameOf } from './pictureNameOf.ts';
import { ALL_PATHS, htmlOf, readPage, SHOP_PATHS, visibleText } from './readPage.ts';

const MARKUPS = ['a', 'b', 'c', 'hooks'];
const FILES = ['base', 'lists', 'product', 'legacy', 'forms', 'cart', 'pages'].map((name) => `/assets/${name}.css`);
const isBesideTheShop = (path: string): boolean => sitePages.some(({ fullUrl }) => path === fullUrl || path.startsWith(`${fullUrl}/`));
/** The only links that leave the shop. */
const CALENDAR = 'http://www.google.com/calendar/event?';

/** Computed independently from the product sheets. */
function lowestPrice(product: (typeof catalogue)[number]): string {
  const { variants, priceMoney, salePriceMoney, onSale } = product.structuredContent;
  const cents = variants.map((variant) => (variant.onSale ? variant.salePrice : variant.price));
  if (cents.length === 0) return (onSale ? salePriceMoney : priceMoney)!.value;
  return (Math.min(...cents) / 100).toFixed(2);
}

describe('a visitor without scripts', () => {
  it.each(ALL_PATHS)('can read %s, which has a language, a title, one main heading and a way past the header', (path) => {
    const page = readPage(path);
    expect(page.documentElement.getAttribute('lang')).toBe('en-US');
    expect(page.title.length).toBeGreaterThan(10);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelector('a.skip-link')?.getAttribute('href')).toBe('#main');
    expect(page.querySelectorAll('main#main')).toHaveLength(1);
  });

  it('sees every product with its price in the list of everything', () => {
    const text = visibleText(readPage('/store'));
    for (const product of catalogue) {
      expect(text).toContain(product.title);
      expect(text).toContain(`$${lowestPrice(product)}`);
    }
  });

  it.each(MARKUPS)('sees every product and price in a list in markup %s', (markup) => {
    const text = visibleText(readPage(`/store?markup=${markup}`));
    for (const product of catalogue) {
      expect(text).toContain(product.title);
      expect(text).toContain(lowestPrice(product));
    }
  });

  it.each(catalogue.flatMap((product) => MARKUPS.map((markup) => [product.title, markup, product] as const)))(
    'reads title, price, text and every choice of "%s" in markup %s',
    (_title, markup, product) => {
      const page = readPage(`${product.fullUrl}?markup=${markup}`);
      const text = visibleText(page);
      expect(page.querySelector('h1')?.textContent?.trim()).toBe(product.title);
      expect(text).toContain(lowestPrice(product));
      const paragraph = product.excerpt
        .replace(/<[^>]*>/g, '')
        .replace(/&lt;/g, '<')
        .replace(/&amp;/g, '&');
      expect(text.replace(/\s/g, '')).toContain(paragraph.replace(/\s/g, ''));
      if (product.structuredContent.variants.length < 2) return;
      const offered = [...page.querySelectorAll('select option, input[type=radio]')].map((control) => control.getAttribute('value'));
      for (const { attributes } of product.structuredContent.variants) {
        for (const value of Object.values(attributes)) expect(offered).toContain(value);
      }
    },
  );

  it.each(ALL_PATHS)('finds a page behind every link of %s', (path) => {
    for (const link of readPage(path).querySelectorAll('a[href]')) {
      const href = link.getAttribute('href')!;
      if (href.startsWith('mailto:') || href.startsWith('#') || (href.startsWith(CALENDAR) && path.startsWith('/events/'))) continue;
      if (href.startsWith('/assets/')) {
        const sound = /^\/assets\/sounds\/(.+)\.wav$/.exec(href)?.[1] ?? '';
        expect(Object.hasOwn(PICTURES, pictureNameOf(href)) || Object.hasOwn(SOUNDS, sound), `${href} is not there`).toBe(true);
        continue;
      }
      expect(href.startsWith('/'), `${href} leaves the shop`).toBe(true);
      expect(htmlOf(href), `${href} leads nowhere`).not.toBeNull();
    }
  });

  it.each(ALL_PATHS)('finds every picture and style of %s in the repository, each picture with its size', (path) => {
    const page = readPage(path);
    for (const image of page.querySelectorAll('img[src]')) {
      const name = pictureNameOf(image.getAttribute('src')!);
      expect(Object.hasOwn(PICTURES, name), `no picture ${name}`).toBe(true);
    }
    for (const image of page.querySelectorAll('img')) {
      // Gallery blocks state it in their own attribute, and use boxes in `noscript`.
      const dimensions = image.closest('noscript') ? '800x1000' : image.getAttribute('data-image-dimensions');
      expect(dimensions ?? `${image.getAttribute('width')}x${image.getAttribute('height')}`).toBe('800x1000');
      expect(image.hasAttribute('alt')).toBe(true);
    }
    expect([...page.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'))).toEqual(
      isBesideTheShop(path) ? [...FILES, '/assets/site.css'] : FILES,
    );
    expect(page.querySelector('script[src^="http"], link[href^="http"], img[src^="http"], iframe')).toBeNull();
  });

  it('reads in the guide in which currencies a store can sell, and which of them has no smaller unit', () => {
    const text = readPage('/guide/reference/settings').querySelector('#currencies')?.textContent?.replace(/\s+/g, ' ') ?? '';
    expect(text).toContain('Norwegian Krone (NOK), ');
    expect(text).toContain('Japanese Yen (JPY, which has no smaller unit: its amounts are whole), ');
    expect(text).toMatch(/\(ZAR\)\.$/);
    expect(text.match(/\([A-Z]{3}/g)).toHaveLength(27);
    expect(text.match(/no smaller unit/g)).toHaveLength(1);
  });

  it('can search: words narrow the result, and user text in the address stays text', () => {
    const titles = (address: string) => [...readPage(address).querySelectorAll('.shelf-title')].map((title) => title.textContent);
    expect(titles('/search')).toHaveLength(catalogue.length);
    expect(titles('/search?q=smoked')).toEqual(['Bonfire Lapsang']);
    expect(titles('/search?q=no+such+thing')).toEqual([]);
    const page = readPage('/search?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E');
    expect(page.querySelector('#search-words')?.getAttribute('value')).toBe('"><script>alert(1)</script>');
    expect(page.querySelectorAll('main script')).toHaveLength(0);
  });
});

describe('the pages of the shop', () => {
  it('are the same for the same request', () => {
    for (const path of SHOP_PATHS) expect(htmlOf(path)).toBe(htmlOf(path));
  });

  it.each([
    '/nowhere',
    '/store/p/nothing',
    '/store/constructor',
    '/store/p/__proto__',
    '/fixtures/toString',
    '/store/p/bench-0',
    '/store/',
  ])('do not include %s', (path) => expect(htmlOf(path)).toBeNull());

  it('load the build that is asked for, with further attributes on its tag', () => {
    expect(htmlOf('/', { script: 'esm' })).toContain('<script type="module" src="/dist/storefront.js"></script>');
    expect(htmlOf('/', { script: 'umd' })).toContain('<script src="/dist/storefront.umd.js" defer></script>');
    expect(htmlOf('/', { script: 'none' })).not.toContain('/dist/');
    expect(htmlOf('/?tag=data-manual,onload=evil,data-checkout-path=/pay"', { script: 'umd' })).toContain(
      ' defer data-manual data-checkout-path="/pay&quot;">',
    );
  });
});
