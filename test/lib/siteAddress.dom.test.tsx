import { afterEach, describe, expect, it } from 'vitest';
import { siteAddress } from '../../src/lib/siteAddress.ts';

function setBase(href: string): void {
  const base = document.createElement('base');
  base.href = href;
  document.head.append(base);
}

afterEach(() => {
  for (const base of document.querySelectorAll('base')) base.remove();
});

describe('a link to a path of this site', () => {
  it('is the path', () => {
    expect(siteAddress('/cart')).toBe('/cart');
    setBase('/folder/');
    expect(siteAddress('/cart')).toBe('/cart');
  });

  it('is a whole address where the page’s base is another site', () => {
    setBase('https://elsewhere.example/');
    expect(siteAddress('/cart?a=1')).toBe(new URL('/cart?a=1', location.href).href);
  });
});
