import { createContext, useContext } from 'react';
import type { galleryTexts } from '../../../src/commerce/texts/galleryTexts.ts';
import type { Texts } from '../../../src/commerce/texts/localize.ts';
import type { WidgetProps } from '../../../src/core/mount/defineWidget.ts';
import type { GalleryProps } from './readGallery.ts';

export type GalleryParts = GalleryProps & WidgetProps & { readonly texts: Texts<typeof galleryTexts> };

export const GalleryContext = createContext<GalleryParts | null>(null);

export function useGallery(): GalleryParts {
  const gallery = useContext(GalleryContext);
  if (!gallery) throw new Error('A part of a gallery was rendered outside of one.');
  return gallery;
}
