import { describe, expect, it } from 'vitest';
import { readPicture } from '../../../widgets/media/readPicture.ts';

const read = (attributes: string) => {
  document.body.innerHTML = `<img ${attributes}>`;
  const { image, ...facts } = readPicture(document.querySelector('img')!);
  expect(image).toBe(document.querySelector('img'));
  return facts;
};

describe('a picture that the server has left to scripts', () => {
  it('is read with its size and its focal point', () => {
    expect(read('data-src="/a.jpg" data-image="/b.jpg" data-image-dimensions="2400x1600" data-image-focal-point="0.25,0.70013"')).toEqual({
      address: '/a.jpg',
      width: 2400,
      height: 1600,
      focus: '25% 70.01%',
    });
  });

  it.each(['0.5,0.5', '', 'x,y', '1.2,0.5', '0.3', '0.1,0.2,0.3'])('has its middle in sight where the focal point is "%s"', (point) => {
    expect(read(`data-src="/a.jpg" data-image-focal-point="${point}"`).focus).toBeNull();
  });

  it.each(['', '0x0', '12', 'wide', '-1x5', '1x2x3'])('has no size where the page says "%s"', (size) => {
    expect(read(`data-image="/b.jpg" data-image-dimensions="${size}"`)).toMatchObject({ address: '/b.jpg', width: null, height: null });
  });

  it('is left alone where the server has said its address', () => {
    expect(read('src="/c.jpg" data-src="/a.jpg" width="40" height="30"')).toEqual({ address: null, width: 40, height: 30, focus: null });
  });
});
