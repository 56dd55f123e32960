import { describe, expect, it } from 'vitest';
import { ASPECT_RATIOS, GALLERY_RANGES } from '../../../src/commerce/model/galleryOptions.ts';
import { readGalleryOptions, type GalleryOptions } from '../../../widgets/media/model/readGalleryOptions.ts';

const NAMES: Readonly<Record<keyof typeof GALLERY_RANGES, keyof GalleryOptions>> = {
  'autoplay-duration': 'autoplayDuration',
  'thumbnail-strip-height': 'thumbnailStripHeight',
  'thumbnail-strip-margin': 'thumbnailStripMargin',
  'thumbnails-per-row': 'thumbnailsPerRow',
  padding: 'padding',
  'max-width': 'maxWidth',
};

describe('the options of a gallery', () => {
  it.each([undefined, null, 'grid', [], {}])('are complete where the page states %j', (raw) => {
    expect(readGalleryOptions(raw)).toEqual({
      design: 'grid',
      autoplay: false,
      autoplayDuration: 5,
      controls: false,
      autoCrop: false,
      ratio: 2,
      hasRatioWord: false,
      aspectRatio: 50,
      squareThumbs: false,
      thumbnails: false,
      thumbnailStripHeight: 80,
      thumbnailStripMargin: 20,
      thumbnailsPerRow: 4,
      padding: 20,
      meta: 'none',
      metaPosition: null,
      showMetaOnHover: false,
      activeAlignment: 'center',
      lightbox: false,
      lightboxTheme: '',
      maxWidth: null,
      newWindow: false,
      transparentBackground: false,
    });
  });

  it.each(Object.entries(GALLERY_RANGES))('keep %s in its range', (option, { min, max, initial }) => {
    const read = (value: unknown) => readGalleryOptions({ [option]: value })[NAMES[option as keyof typeof GALLERY_RANGES]];
    // Columns are as wide as possible by default.
    const fallback = option === 'max-width' ? null : initial;
    expect([min - 1, min, max, max + 1, String(max), 'x', '', null, Number.NaN].map(read)).toEqual([
      min,
      min,
      max,
      max,
      max,
      fallback,
      fallback,
      fallback,
      fallback,
    ]);
  });

  it('may be written as text', () => {
    expect(readGalleryOptions({ autoplay: 'true', lightbox: 'false', controls: 'yes' })).toMatchObject({
      autoplay: true,
      lightbox: false,
      controls: false,
    });
  });

  it('fall back where a choice is unknown', () => {
    expect(readGalleryOptions({ design: 'carousel', 'meta-position': 'left', 'active-alignment': 'up', lightboxTheme: 7 })).toMatchObject({
      design: 'grid',
      metaPosition: null,
      activeAlignment: 'center',
      lightboxTheme: '',
    });
  });

  it.each([
    ['square', 1] as const,
    ...ASPECT_RATIOS.map((word) => [word, word === '2.40' ? 2.4 : Number(word.split(':')[0]) / Number(word.split(':')[1])] as const),
  ])('take the ratio %s for %d, whatever the number beside it says', (word, ratio) => {
    expect(readGalleryOptions({ 'aspect-ratio': word, aspectRatio: 25 })).toMatchObject({ ratio, hasRatioWord: true, aspectRatio: 25 });
  });

  it.each([
    [25, 4],
    ['200', 0.5],
    [0, 2],
    [-5, 2],
    [null, 2],
  ])('take the number %j for the ratio %d where there is no word', (aspectRatio, ratio) => {
    expect(readGalleryOptions({ design: 'slideshow', 'aspect-ratio': 'round', aspectRatio, 'square-thumbs': true }).ratio).toBe(ratio);
  });

  it('make thumbnails of a grid square where nothing else is stated', () => {
    expect(readGalleryOptions({ design: 'grid', 'square-thumbs': true }).ratio).toBe(1);
  });

  it.each([
    [{ 'show-meta': true }, 'all'],
    [{ 'show-meta': false, 'show-meta-basic': true }, 'all'],
    [{ 'show-meta': true, 'show-meta-only-title': true }, 'title'],
    [{ 'show-meta-basic': true, 'show-meta-only-description': true }, 'description'],
    [{ 'show-meta': false, 'show-meta-basic': false }, 'none'],
  ])('say by %j that they show: %s', (stated, meta) => {
    expect(readGalleryOptions(stated).meta).toBe(meta);
  });
});
