import { createContext, useContext } from 'react';
import type { galleryTexts, Texts, WidgetProps } from '../../src/kit.ts';
import type { GalleryProps } from './readGallery.ts';

/** What all parts of one gallery work with. */
export type GalleryParts = GalleryProps & WidgetProps & { readonly texts: Texts<typeof galleryTexts> };

export const GalleryContext = createContext<GalleryParts | null>(null);

/** The gallery that a part is of. */
export function useGallery(): GalleryParts {
  const gallery = useContext(GalleryContext);
  if (!gallery) throw new Error('A part of a gallery was rendered outside of one.');
  return gallery;
}
