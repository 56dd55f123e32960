import { afterEach, describe, expect, it } from 'vitest';
import { createVariantImages } from '../../../widgets/product/variantImages.ts';
import { aVariant } from '../../commerce/rules/aProduct.ts';
import { clearPage, one, showForeignPage, showPage } from '../../core/page/openPage.ts';

afterEach(clearPage);

const ROOT = '#root';
const SRC = 'https://pictures.example/';
const variant = (changes: object = {}) => aVariant({ imageIds: [], imageUrl: null, ...changes });
const selected = () => [...document.querySelectorAll('.selected')].map(({ id }) => id);

const BLOCK = `<div id="root" class="product-block" data-product="{}"><img class="sqs-product-block-main-image" src="/main.jpg"><img id="other" class="sqs-product-block-variant-image of-theme"></div>`;

describe('the picture of a product block', () => {
  it('is the variant’s own, while a variant that has one is chosen', () => {
    showPage(BLOCK);
    const images = createVariantImages(document);
    images.show(one(ROOT), variant({ imageUrl: `${SRC}red.jpg` }));
    expect(one('#other').getAttribute('src')).toBe(`${SRC}red.jpg`);
    expect(one('#other').className).toBe('sqs-product-block-variant-image of-theme shown');
    images.show(one(ROOT), variant());
    expect(one('#other').classList.contains('shown')).toBe(false);
    images.show(one(ROOT), variant({ imageUrl: '/blue.jpg' }));
    expect(one('#other').getAttribute('src')).toBe(new URL('/blue.jpg', location.href).href);
    images.show(one(ROOT), null);
    expect(one('#other').classList.contains('shown')).toBe(false);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://', 'https://me:secret@pictures.example/a.jpg'])('is never %s', (imageUrl) => {
    showPage(BLOCK);
    createVariantImages(document).show(one(ROOT), variant({ imageUrl }));
    expect(one('#other').outerHTML).toBe('<img id="other" class="sqs-product-block-variant-image of-theme">');
  });

  it('is written once for one change, because others watch it', async () => {
    showPage(BLOCK);
    const images = createVariantImages(document);
    let writes = 0;
    const observer = new MutationObserver((records) => (writes += records.length));
    observer.observe(document.body, { attributes: true, subtree: true });
    for (let turn = 0; turn < 3; turn += 1) images.show(one(ROOT), variant({ imageUrl: `${SRC}red.jpg` }));
    await new Promise((go) => setTimeout(go));
    observer.disconnect();
    expect(writes).toBe(2);
  });

  it('is put back as the server made it', () => {
    showPage(BLOCK.replace('<img id', '<img src="/server.jpg" id'));
    const html = document.body.innerHTML;
    const images = createVariantImages(document);
    images.show(one(ROOT), variant({ imageUrl: `${SRC}red.jpg` }));
    images.restore();
    expect(document.body.innerHTML).toBe(html);
  });
});

const slide = (id: string, attributes: string, inside = '') => `<div id="${id}" ${attributes}>${inside}</div>`;
const GALLERIES: Record<string, string> = {
  'version 7.1':
    slide('a', 'class="ProductItem-gallery-slides-item selected" data-image-id="1"') +
    slide('b', 'class="ProductItem-gallery-slides-item" data-image-id="2"'),
  'version 7.1, layouts':
    slide('a', 'class="pdp-gallery-slides selected" data-image-id="1"') + slide('b', 'class="pdp-gallery-slides" data-image-id="2"'),
  'version 8':
    slide('a', 'class="product-gallery-slides-item selected"', '<img data-src="http://pictures.example/one.jpg?format=100w">') +
    slide('b', 'class="product-gallery-slides-item"', '<img data-src="//pictures.example/two.jpg?format=2500w">'),
  'version 7': `<div id="productSlideshow">${slide('a', 'class="slide selected"', `<img src="${SRC}one.jpg">`)}${slide('b', 'class="slide"', `<img src="${SRC}two.jpg">`)}</div>`,
};
const SECOND = variant({ imageIds: ['2'], imageUrl: `${SRC}two.jpg` });

describe('the gallery of a product', () => {
  it.each(Object.entries(GALLERIES))('shows the variant’s picture, and gives the first one back in the end: %s', (_version, slides) => {
    showPage(`<article id="root" class="ProductItem" data-item-id="x"><section>${slides}</section></article>`);
    const html = document.body.innerHTML;
    const images = createVariantImages(document);
    images.show(one(ROOT), SECOND);
    expect(selected()).toEqual(['b']);
    images.show(one(ROOT), variant({ imageIds: ['9'], imageUrl: `${SRC}nine.jpg` }));
    images.show(one(ROOT), variant());
    images.show(one(ROOT), null);
    expect(selected()).toEqual(['b']);
    images.restore();
    expect(document.body.innerHTML).toBe(html);
  });

  it('follows a new choice also where the visitor or the theme has gone on to another picture, and leaves theirs in the end', () => {
    showPage(`<article id="root" class="ProductItem" data-item-id="x"><section>${GALLERIES['version 7.1']}</section></article>`);
    const images = createVariantImages(document);
    images.show(one(ROOT), SECOND);
    const goTo = (id: string) => {
      for (const other of ['a', 'b']) one(`#${other}`).classList.toggle('selected', other === id);
    };
    goTo('a');
    images.show(one(ROOT), { ...SECOND, id: 'another' });
    expect(selected()).toEqual(['b']);
    goTo('a');
    one('#a').classList.add('theirs');
    images.restore();
    expect([selected(), one('#a').classList.contains('theirs')]).toEqual([['a'], true]);
  });

  it('is as the server has written it in the end, to the letter', () => {
    const html = `<div id="root" data-storefront="product"><ul data-storefront="gallery"><li class=" first  selected" data-image-id="1"></li><li data-image-id="2"></li></ul></div>`;
    showForeignPage(html);
    const images = createVariantImages(document);
    images.show(one(ROOT), SECOND);
    images.show(one(ROOT), variant({ imageIds: ['1'] }));
    images.restore();
    expect(document.body.innerHTML).toBe(html);
  });

  it('is known by its hook on any page', () => {
    showForeignPage(
      `<div id="root" data-storefront="product"><ul data-storefront="gallery"><li id="a" class="selected" data-image-id="1"></li><li id="b" data-image-id="2"></li></ul></div>`,
    );
    createVariantImages(document).show(one(ROOT), SECOND);
    expect(selected()).toEqual(['b']);
  });

  it('is not taken for one by class names on a site that is not of the platform', () => {
    showForeignPage(`<div id="root" data-storefront="product">${GALLERIES['version 7.1']}${BLOCK.replace('id="root"', '')}</div>`);
    createVariantImages(document).show(one(ROOT), SECOND);
    expect(selected()).toEqual(['a']);
    expect(one('#other').hasAttribute('src')).toBe(false);
  });

  it('may stand twice in a layout, and is not that of another product inside', () => {
    const { 'version 7.1': slides = '' } = GALLERIES;
    const copy = slides.replaceAll('id="a"', 'id="a2"').replaceAll('id="b"', 'id="b2"');
    const foreign = slides.replaceAll('id="a"', 'id="a3"').replaceAll('id="b"', 'id="b3"');
    showPage(
      `<article id="root" class="ProductItem" data-item-id="x"><section>${slides}</section><section>${copy}</section><div class="product-related-products">${foreign}</div></article>`,
    );
    createVariantImages(document).show(one(ROOT), SECOND);
    expect(selected()).toEqual(['b', 'b2', 'a3']);
  });

  it('may have no pictures at all', () => {
    showPage('<article id="root"><div class="product-gallery-slides-item" id="a"></div></article>');
    createVariantImages(document).show(one(ROOT), SECOND);
    expect(selected()).toEqual([]);
  });
});
