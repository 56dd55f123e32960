import { describe, expect, it } from 'vitest';
import { BYTES_PER_MEGABYTE, formatFileSize, galleryOptions, isDarkColor } from '../../src/template/index.ts';

describe('A file size', () => {
  it.each([
    [0, '0 Bytes'],
    [1023, '1023 Bytes'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [5 * 1024 ** 2, '5 MB'],
    [1024 ** 8, '1 YB'],
    [1024 ** 9, '1024 YB'],
    [-1, ''],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
  ])('of %s reads "%s"', (bytes, text) => expect(formatFileSize(bytes)).toBe(text));

  it('is limited in megabytes of a million bytes', () => expect(BYTES_PER_MEGABYTE).toBe(1_000_000));
});

describe('A colour', () => {
  it.each([
    ['#000000', true],
    ['a6a6a6', true],
    ['#a7a7a7', false],
    ['#ffffff', false],
    ['#ff0000', true],
    ['#00ff00', true],
    ['#ffff00', false],
    ['red', false],
  ])('%s is dark: %s', (color, isDark) => expect(isDarkColor(color)).toBe(isDark));
});

describe('The options of a gallery', () => {
  it('have defaults', () => {
    const defaults = {
      design: 'grid',
      aspectRatio: '1:1',
      autoplayDuration: 5,
      thumbnailStripHeight: 80,
      thumbnailStripMargin: 20,
      thumbnailsPerRow: 4,
      padding: 20,
      maxWidth: 300,
    };
    for (const options of [undefined, null, 'x', {}, { design: 'round', 'aspect-ratio': '5:4', padding: 'wide' }])
      expect(galleryOptions(options)).toEqual(defaults);
  });

  it('stay within their ranges', () => {
    const keys = ['autoplay-duration', 'thumbnail-strip-height', 'thumbnail-strip-margin', 'thumbnails-per-row', 'padding', 'max-width'];
    const all = (value: number): object => Object.fromEntries(keys.map((key) => [key, value]));
    expect(Object.values(galleryOptions(all(-1))).slice(2)).toEqual([1, 0, 0, 1, 0, 100]);
    expect(Object.values(galleryOptions(all(9999))).slice(2)).toEqual([10, 200, 60, 10, 50, 300]);
    expect(galleryOptions({ design: 'slider', 'aspect-ratio': '2.40', 'thumbnails-per-row': '6' })).toMatchObject({
      design: 'slider',
      aspectRatio: '2.40',
      thumbnailsPerRow: 6,
    });
  });
});
