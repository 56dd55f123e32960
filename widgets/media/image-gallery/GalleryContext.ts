import { createContext, useContext, useEffect, useState } from 'react';
import type { galleryTexts } from '../../../src/commerce/texts/galleryTexts.ts';
import type { Texts } from '../../../src/commerce/texts/localize.ts';
import type { WidgetProps } from '../../../src/core/mount/defineWidget.ts';
import { nameOf, type GalleryProps, type Slide } from './readGallery.ts';
import { fill } from '../../../src/commerce/texts/fill.ts';
import { whenIdle } from '../../../src/lib/whenIdle.ts';

type Batch = readonly [first: number, end: number];

/** A slow phone renders this many in a few milliseconds. */
const AT_ONCE = 12;

type GalleryParts = GalleryProps & WidgetProps & { readonly isOwn?: boolean } & { readonly texts: Texts<typeof galleryTexts> };

export const GalleryContext = createContext<GalleryParts | null>(null);

/** Of the gallery around it. */
export const useGallery = (): GalleryParts => useContext(GalleryContext) as GalleryParts;

/** E.g. "A blue mug, 3 of 12". */
export function pictureLabel(texts: Texts<typeof galleryTexts>, slides: readonly Slide[], index: number): string {
  const slide = slides[index];
  const name = slide ? nameOf(slide) : '';
  return fill(name ? texts.galleryNamedPicture : texts.galleryPicture, { name, number: index + 1, count: slides.length });
}

/**
 * Grows to `count` in batches: the first at once, others when the browser is idle.
 *
 * @param atOnce size of a batch
 */
export function useGrowing(count: number, atOnce = AT_ONCE): readonly Batch[] {
  const [limit, setLimit] = useState(atOnce);
  useEffect(() => (limit < count ? whenIdle(() => setLimit(limit + atOnce)) : undefined), [atOnce, count, limit]);
  const shown = Math.min(limit, count);
  return Array.from({ length: Math.ceil(shown / atOnce) }, (_, batch) => [batch * atOnce, Math.min((batch + 1) * atOnce, shown)] as const);
}
