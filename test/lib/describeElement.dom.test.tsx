import { describe, expect, it } from 'vitest';
import { describeElement } from '../../src/lib/describeElement.ts';

function element(html: string): Element {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return holder.firstElementChild!;
}

describe('naming an element in a message', () => {
  it.each([
    ['<p></p>', '<p>'],
    ['<div id="top"></div>', '<div#top>'],
    ['<div class="a\n  b"></div>', '<div.a.b>'],
    ['<div class="a b c d e"></div>', '<div.a.b.c>'],
    ['<div data-storefront="price" class="x"></div>', '<div.x[data-storefront="price"]>'],
    ['<article data-item-id="5f"></article>', '<article[data-item-id="5f"]>'],
    ['<article data-product-id="5f"></article>', '<article[data-product-id="5f"]>'],
    ['<article data-other="5f"></article>', '<article>'],
  ])('%j is told as %j', (html, text) => {
    expect(describeElement(element(html))).toBe(text);
  });

  it('stays short when the page is not', () => {
    expect(describeElement(element(`<p data-item-id="${'x'.repeat(500)}"></p>`)).length).toBeLessThan(90);
  });
});
