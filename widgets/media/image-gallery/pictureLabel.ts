import { fill } from '../../../src/commerce/texts/fill.ts';
import type { galleryTexts } from '../../../src/commerce/texts/galleryTexts.ts';
import type { Texts } from '../../../src/commerce/texts/localize.ts';
import { nameOf, type Slide } from './readGallery.ts';

/** E.g. "A blue mug, 3 of 12". */
export function pictureLabel(texts: Texts<typeof galleryTexts>, slides: readonly Slide[], index: number): string {
  const slide = slides[index];
  const name = slide ? nameOf(slide) : '';
  return fill(name ? texts.galleryNamedPicture : texts.galleryPicture, { name, number: index + 1, count: slides.length });
}
