import { describe, expect, it } from 'vitest';
import { drawnWidth, pictureSources } from '../../../widgets/media/readPicture.ts';

describe('the sizes of a picture', () => {
  it('are the host’s widths, none wider than the picture', () => {
    expect(pictureSources('/a.jpg', 620)).toEqual({
      src: '/a.jpg?format=750w',
      srcset: '/a.jpg?format=100w 100w,/a.jpg?format=300w 300w,/a.jpg?format=500w 500w,/a.jpg?format=750w 620w',
    });
  });

  it('are all of them for a larger one, and for one of unknown size', () => {
    for (const width of [4000, null]) {
      const { src, srcset } = pictureSources('/a.jpg', width);
      expect(src).toBe('/a.jpg?format=1500w');
      expect(srcset?.split(',').at(-1)).toBe('/a.jpg?format=1500w 1500w');
      expect(srcset?.split(',')).toHaveLength(6);
    }
  });

  it('respect what the address has already', () => {
    expect(pictureSources('/a.jpg?v=2#x', 90)).toEqual({ src: '/a.jpg?v=2&format=100w#x', srcset: '/a.jpg?v=2&format=100w#x 90w' });
  });

  it('are not asked for where an address cannot stand in the list, or the page carries the picture itself', () => {
    expect(pictureSources('/a,b.jpg', 90)).toEqual({ src: '/a,b.jpg?format=100w', srcset: null });
    expect(pictureSources('data:image/gif;base64,R0', 90)).toEqual({ src: 'data:image/gif;base64,R0', srcset: null });
  });
});

describe('how wide a picture is drawn', () => {
  it.each([
    ['cropped in a place that is too high', { width: 100, height: 100 }, 2, true, 200],
    ['cropped in a place that is too wide', { width: 300, height: 100 }, 2, true, 300],
    ['whole in a place that is too wide', { width: 300, height: 100 }, 2, false, 200],
    ['whole in a place that is too high', { width: 100, height: 100 }, 2, false, 100],
    ['of unknown shape', { width: 100, height: 70 }, null, true, 100],
    ['in a place without a height yet', { width: 100, height: 0 }, 2, false, 100],
  ])('%s', (_case, place, ratio, isCropped, width) => {
    expect(drawnWidth(place, ratio, isCropped)).toBe(width);
  });
});
