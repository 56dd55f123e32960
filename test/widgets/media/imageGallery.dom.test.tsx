import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { galleryBlock, type TestPicture } from './galleryMarkup.ts';
import { expectServedPageUntouched, type Interactions } from '../expectServedPageUntouched.ts';
import { openWidgets, type OpenPage } from '../openWidgets.ts';

const CAPTION =
  '<div class="meta"><div class="meta-inside"><p class="meta-title">A mug</p><div class="meta-description"><p>It is <em>blue</em>.</p></div></div></div>';
const PICTURES: readonly TestPicture[] = [
  { src: '/img/1.jpg', alt: 'A blue mug', size: '1242x917', focus: '0.2,0.8', caption: CAPTION },
  { src: '/img/2.jpg', alt: 'g2.jpg', size: '400x600' },
  { src: '/img/3.jpg', alt: '', url: '/store/p/mug' },
];
const MANY = Array.from({ length: 90 }, (_, index): TestPicture => ({ src: `/img/${index}.jpg`, alt: `Field ${index}` }));

let page: OpenPage | null = null;
beforeEach(() => {
  // A browser that cannot tell what is near has all of it now; what is loaded when, is shown in Chromium.
  vi.stubGlobal('IntersectionObserver', undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  page?.close();
  page = null;
});

const open = async (html: string, context: object | null = {}) => (page = await openWidgets(html, context ?? undefined));
const one = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Nothing matches ${selector}.`);
  return found;
};
const active = () => [...document.querySelectorAll('.sqs-gallery > *:not(noscript)')].findIndex((slide) => slide.matches('[data-active]'));
const press = (key: string, target = '.sqs-gallery') => fireEvent.keyDown(one(target), { key });

describe('the law of the served page: galleries', () => {
  const look: Interactions = {
    'the window is made larger': () => fireEvent(window, new Event('resize')),
    'the pointer comes': () => fireEvent.pointerEnter(one('.sqs-block-gallery'), { pointerType: 'mouse' }),
    'a picture is pressed': () => fireEvent.click(one('.sqs-gallery img')),
    'Escape is pressed': () => press('Escape', 'body'),
  };
  const steps: Interactions = {
    ...look,
    'the next is asked for': () => fireEvent.click(one('.next')),
    'the one before': () => press('Enter', '.previous'),
    'the last': () => press('End'),
  };
  it.each([
    ['a grid', galleryBlock('grid', PICTURES, { lightbox: true, newWindow: true }), look],
    ['a grid without captions', galleryBlock('grid', PICTURES, { 'show-meta': false, 'show-meta-basic': false }), look],
    ['a slideshow', galleryBlock('slideshow', PICTURES, { thumbnails: true }), steps],
    ['a slider', galleryBlock('slider', PICTURES), steps],
    ['a slider of many pictures', galleryBlock('slider', MANY), steps],
    ['pictures stacked', galleryBlock('stacked', PICTURES, { lightbox: true }), look],
  ])('%s', async (_name, html, interactions) => expectServedPageUntouched(html, interactions, {}));
});

describe('a gallery', () => {
  it('loads each picture in the size of its place, with its dimensions and focal point', async () => {
    await open(galleryBlock('grid', PICTURES));
    await page!.show();
    const image = one('img.thumb-image') as HTMLImageElement;
    expect(image.getAttribute('src')).toBe('/img/1.jpg?format=1500w');
    expect(image.getAttribute('srcset')).toContain('/img/1.jpg?format=500w 500w');
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1242', '917']);
    expect(image.style.objectPosition).toBe('20% 80%');
  });

  it('leaves a picture alone that the server has loaded', async () => {
    await open(galleryBlock('grid', PICTURES).replace('<img class="thumb-image"', '<img class="thumb-image" src="/own.jpg"'));
    expect(one('img.thumb-image').getAttribute('src')).toBe('/own.jpg');
    expect(one('img.thumb-image').hasAttribute('srcset')).toBe(false);
  });

  it.each([
    ['all', {}, ['', '']],
    ['titles alone', { 'show-meta-only-title': true }, ['', 'none']],
    ['descriptions alone', { 'show-meta-only-description': true }, ['none', '']],
  ])('shows of its captions %s', async (_what, options, displays) => {
    await open(galleryBlock('slideshow', PICTURES, options));
    expect(['.meta-title', '.meta-description'].map((part) => one(part).style.display)).toEqual(displays);
  });

  it('hides captions that are not wanted', async () => {
    await open(galleryBlock('grid', PICTURES, { 'show-meta': false, 'show-meta-basic': false }));
    expect(one('.meta').style.display).toBe('none');
  });

  it('makes a link of a picture that leads somewhere, in a new window where it is to be', async () => {
    await open(galleryBlock('grid', PICTURES, { newWindow: true, lightbox: true }));
    const link = one('a[href]') as HTMLAnchorElement;
    expect(link.getAttribute('href')).toMatch(/\/store\/p\/mug$/);
    expect([link.target, link.rel, link.getAttribute('role'), link.getAttribute('aria-label')]).toEqual([
      '_blank',
      'noopener',
      null,
      'Picture 3 of 3',
    ]);
    page!.close();
    await open(galleryBlock('slideshow', PICTURES));
    expect(one('.slide > a.storefront-gallery-link').getAttribute('href')).toMatch(/\/store\/p\/mug$/);
  });

  it('makes no link of an address that is no page', async () => {
    await open(galleryBlock('grid', [{ url: 'javascript:alert(1)' }, { url: 'https://user:secret@shop.example/' }]));
    expect(document.querySelector('a[href]')).toBeNull();
  });

  it('makes buttons of its pictures where it has a lightbox, called what they show', async () => {
    await open(galleryBlock('grid', PICTURES, { lightbox: true }));
    const buttons = [...document.querySelectorAll('[aria-haspopup="dialog"]')];
    expect(buttons.map((button) => [button.localName, button.getAttribute('role'), button.getAttribute('aria-label')])).toEqual([
      ['a', 'button', 'A mug, 1 of 3'],
      ['a', 'button', 'Picture 2 of 3'],
    ]);
    page!.close();
    await open(galleryBlock('slider', PICTURES.slice(0, 2)));
    expect(one('[aria-haspopup="dialog"]').localName).toBe('img');
  });

  it('steps over a film between its pictures in the lightbox', async () => {
    const film = (html: string) =>
      html.replace(/<noscript><img src="\/img\/2.*?data-type="image" \/>/s, '<div class="sqs-video-wrapper"></div>');
    await open(film(galleryBlock('stacked', [{ src: '/img/1.jpg' }, { src: '/img/2.jpg' }, { src: '/img/3.jpg' }], { lightbox: true })));
    expect(document.querySelectorAll('.slide img.thumb-image')).toHaveLength(2);
    fireEvent.click(one('img.thumb-image'));
    await page!.show();
    await page!.show();
    const shown = () => one('.storefront-gallery-stage img').getAttribute('src');
    const inDialog = (key: string) => fireEvent.keyDown(one('.storefront-gallery-stage'), { key });
    const seen = [shown()];
    for (const go of [() => fireEvent.click(one('.storefront-gallery-stage .next')), () => inDialog('ArrowRight'), () => inDialog('End')]) {
      go();
      await page!.show();
      seen.push(shown());
    }
    expect(seen.map((src) => /\d(?=\.jpg)/.exec(src ?? '')?.[0])).toEqual(['1', '3', '1', '3']);
  });

  it('is found by our own hook, with its options in a script and its pictures in an element of their own', async () => {
    await open(
      `<div data-storefront="image-gallery"><script type="application/json">{"design":"slideshow","controls":true}</script>
       <ul class="sqs-gallery"><li><img data-src="/a.jpg" alt="One"></li><li><img data-src="/b.jpg" alt="Two"></li></ul></div>`,
      null,
    );
    expect(one('ul').className).toContain('storefront-gallery-list');
    expect(active()).toBe(0);
    fireEvent.click(one('button.next'));
    expect(active()).toBe(1);
    await page!.show();
    expect(page!.announced).toEqual(['Two, 2 of 2']);
  });

  it('says so where its pictures have no element of their own, and stays as it is where it has none', async () => {
    await open('<div data-storefront="image-gallery"><img data-src="/a.jpg" alt=""><img data-src="/b.jpg" alt=""></div>', null);
    expect(String(page!.reports[0])).toContain('expected the pictures in an element of their own');
    expect(one('img').hasAttribute('src')).toBe(false);
    page!.close();
    await open('<div data-storefront="image-gallery"><p>Soon</p></div>', null);
    expect(page!.reports).toEqual([]);
  });

  it('says so where its JSON is broken', async () => {
    await open(
      '<div class="sqs-block-gallery" data-block-json="{design"><div class="sqs-gallery"><img data-src="/a.jpg" alt=""></div></div>',
    );
    expect(String(page!.reports[0])).toContain('data-block-json is not valid JSON');
  });
});

describe('a slideshow', () => {
  it('shows one picture at a time, and says which', async () => {
    await open(galleryBlock('slideshow', PICTURES));
    expect(active()).toBe(0);
    const slide = one('[data-active]');
    expect([slide.getAttribute('role'), slide.getAttribute('aria-roledescription'), slide.getAttribute('aria-label')]).toEqual([
      'group',
      'slide',
      'Picture 1 of 3',
    ]);
    fireEvent.click(one('.next'));
    expect(active()).toBe(1);
    expect(slide.hasAttribute('role')).toBe(false);
  });

  it('goes by buttons, keys and swipes, from one end to the other', async () => {
    await open(galleryBlock('slideshow', PICTURES));
    press('Enter', '.next');
    expect(active()).toBe(1);
    press(' ', '.previous');
    fireEvent.click(one('.previous'));
    expect(active()).toBe(2);
    press('ArrowRight');
    expect(active()).toBe(0);
    press('ArrowLeft');
    press('Home');
    expect(active()).toBe(0);
    press('End');
    expect(active()).toBe(2);
    const swipe = (from: number, to: number, pointerType = 'touch', down = 0) => {
      const finger = { pointerId: 1, isPrimary: true, pointerType, clientY: 10 };
      fireEvent.pointerDown(one('.sqs-gallery'), { ...finger, clientX: from });
      fireEvent.pointerUp(one('.sqs-gallery'), { ...finger, clientX: to, clientY: 10 + down });
    };
    swipe(200, 100);
    expect(active()).toBe(0);
    swipe(100, 200);
    expect(active()).toBe(2);
    // Too short, a mouse, and too vertical.
    swipe(100, 120);
    swipe(100, 200, 'mouse');
    swipe(100, 160, 'touch', 90);
    expect(active()).toBe(2);
  });

  it('leaves keys to those who need them, and to combinations', async () => {
    await open(galleryBlock('slideshow', [{ ...PICTURES[0], caption: '<div class="meta"><input></div>' }, {}]));
    press('ArrowRight', '.meta input');
    fireEvent.keyDown(one('.sqs-gallery'), { key: 'ArrowRight', altKey: true });
    expect(active()).toBe(0);
  });

  it('loads what is shown and what stands beside it, and the others when they are asked for', async () => {
    await open(
      galleryBlock(
        'slideshow',
        Array.from({ length: 6 }, (_, index) => ({ src: `/${index}.jpg` })),
      ),
    );
    await page!.show();
    const loaded = () => [...document.querySelectorAll('img.thumb-image')].map((image) => image.hasAttribute('src'));
    expect(loaded()).toEqual([true, true, false, false, false, true]);
    fireEvent.click(one('.next'));
    await page!.show();
    expect(loaded()).toEqual([true, true, true, false, false, true]);
  });

  it('has a strip of small pictures that lead to the large ones', async () => {
    await open(galleryBlock('slideshow', PICTURES, { thumbnails: true, 'thumbnail-strip-height': 500, 'thumbnail-strip-margin': 500 }));
    const strip = one('.storefront-gallery-strip');
    expect(strip.style.getPropertyValue('--storefront-gallery-strip-height')).toBe('200px');
    expect(strip.style.getPropertyValue('--storefront-gallery-strip-margin')).toBe('60px');
    const thumbs = () => [...document.querySelectorAll('.storefront-gallery-strip button')];
    expect(thumbs().map((thumb) => thumb.getAttribute('aria-current'))).toEqual(['true', null, null]);
    fireEvent.click(thumbs()[2]!);
    expect(active()).toBe(2);
    expect(thumbs().map((thumb) => thumb.getAttribute('aria-current'))).toEqual([null, null, 'true']);
    expect(thumbs()[0]!.querySelector('img')?.getAttribute('height')).toBe('200');
  });

  it('has no strip where that has no height', async () => {
    await open(galleryBlock('slideshow', PICTURES, { thumbnails: true, 'thumbnail-strip-height': 0 }));
    expect(document.querySelector('.storefront-gallery-strip')).toBeNull();
  });

  it.each(['grid', 'stacked', 'slider'] as const)('is taken over some at a time where there are many: %s', async (design) => {
    await open(galleryBlock(design, MANY));
    const taken = () => document.querySelectorAll('.storefront-gallery-slide').length;
    const atFirst = taken();
    expect(atFirst).toBeGreaterThan(12);
    expect(atFirst).toBeLessThan(90);
    await vi.waitFor(() => expect(taken()).toBe(90));
    expect(document.querySelectorAll('img[style*="--storefront-gallery-ratio"]')).toHaveLength(90);
  });

  it('is taken over at once where its slides share one place', async () => {
    await open(galleryBlock('slideshow', MANY));
    expect(document.querySelectorAll('.storefront-gallery-slide')).toHaveLength(90);
  });
});
