import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { one } from '../../core/page/openPage.ts';
import { aProductPage, aWireVariant, openWidgets, type OpenPage } from '../openWidgets.ts';

let page: OpenPage;
// A browser that cannot tell what is near has all of it now.
beforeEach(() => void vi.stubGlobal('IntersectionObserver', undefined));
afterEach(() => {
  vi.unstubAllGlobals();
  page.close();
});

const IMAGES = [
  { id: 'oat', assetUrl: '/img/oat.jpg', originalSize: '1200x1600', altText: 'The oat mug' },
  { id: 'ink', assetUrl: '/img/ink.jpg', originalSize: '1600x1200', altText: 'The ink mug' },
  { id: 'back', assetUrl: '/img/back.jpg' },
];
const VARIANTS = [
  aWireVariant({ Glaze: 'Oat' }, { imageIds: ['oat'] }),
  aWireVariant({ Glaze: 'Ink' }, { imageIds: ['ink'] }),
  aWireVariant({ Glaze: 'Sea' }),
];
const HOOK = '<div data-storefront="gallery" id="gallery"></div>';
const open = async (data: object, hook = HOOK) =>
  (page = await openWidgets(aProductPage(`${hook}<div data-storefront="variants"></div>`, { variants: VARIANTS, ...data })));
const slides = () => [...document.querySelectorAll('#gallery [data-image-id]')];
const active = () => slides().findIndex((slide) => slide.matches('[data-active]'));
const choose = async (glaze: string) => {
  page.shop.products.choose('p1', 'Glaze', glaze);
  await page.show();
};

describe('an empty gallery in a product', () => {
  it('shows the pictures of the product’s data as a slideshow', async () => {
    await open({ images: IMAGES });
    expect(slides().map((slide) => slide.querySelector('img')!.alt)).toEqual(['The oat mug', 'The ink mug', '']);
    expect(one('.storefront-product-gallery').dataset['design']).toBe('slideshow');
    expect(active()).toBe(0);
    const first = slides()[0]!.querySelector('img')!;
    expect([first.getAttribute('width'), first.getAttribute('height')]).toEqual(['1200', '1600']);
    expect(first.getAttribute('src')).toMatch(/^\/img\/oat\.jpg\?format=/);
    // The room is the first picture's, before any of them has come.
    expect(slides().map((slide) => slide.querySelector('img')!.style.getPropertyValue('--storefront-gallery-ratio'))).toEqual(
      Array.from({ length: 3 }, () => '0.75'),
    );
    expect(page.reports).toEqual([]);
  });

  it('brings the picture of the chosen variant forward, again after the visitor has looked at others', async () => {
    await open({ images: IMAGES });
    await choose('Ink');
    expect(active()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(active()).toBe(2);
    await choose('Sea');
    expect(active()).toBe(2);
    await choose('Ink');
    expect(active()).toBe(1);
    await choose('Oat');
    expect(active()).toBe(0);
  });

  it('opens a lightbox', async () => {
    await open({ images: IMAGES });
    fireEvent.click(slides()[0]!.querySelector('img')!);
    expect(await screen.findByRole('dialog', { name: 'The oat mug, 1 of 3' })).toBeTruthy();
  });

  it('may be another design, and shows a single picture too', async () => {
    await open(
      { images: IMAGES.slice(0, 1) },
      '<div data-storefront="gallery" id="gallery"><script type="application/json">{"design": "grid"}</script></div>',
    );
    expect([one('.storefront-product-gallery').dataset['design'], slides()]).toEqual(['grid', expect.objectContaining({ length: 1 })]);
    expect(one('#gallery').contains(slides()[0]!)).toBe(true);
  });

  it('is given back empty', async () => {
    await open({ images: IMAGES });
    await choose('Ink');
    page.stop();
    expect(one('#gallery').outerHTML).toBe(HOOK);
  });

  it('stays empty where the data has no pictures, and as the server has it where it has some', async () => {
    await open({});
    expect(one('#gallery').outerHTML).toBe(HOOK);
    page.close();
    const served = '<div data-storefront="gallery" id="gallery"><img data-image-id="x" src="/x.jpg"></div>';
    await open({ images: IMAGES }, served);
    expect(one('#gallery').outerHTML).toBe(served);
  });

  it('names what it expects where no picture has an address', async () => {
    await open({ images: [{ id: 'oat' }, 7, { assetUrl: 'javascript:alert(1)' }] });
    expect(page.reports.map(String)).toEqual([expect.stringContaining('expected "images" of the product')]);
  });
});
