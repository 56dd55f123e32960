import { memo, type ReactNode } from 'react';
import { useWrites } from '../../../src/core/ui/useWrites.ts';
import { useGallery } from './GalleryContext.ts';
import type { Batch } from './useGrowing.ts';

/** Adds our classes in batches and shows captions by the options. Renders nothing. */
export const Slides = ({ batches }: { readonly batches: readonly Batch[] }): ReactNode =>
  batches.map(([first, end]) => <SlideBatch key={first} first={first} end={end} />);

const SlideBatch = memo(function SlideBatch({ first, end }: { readonly first: number; readonly end: number }): null {
  const { slides, options } = useGallery();
  const { meta } = options;
  useWrites((write) => {
    for (const { node, captions, titles, descriptions } of slides.slice(first, end)) {
      // A class per slide, because a rule for all descendants would restyle their content too.
      write.className(node, 'storefront-gallery-slide', true);
      const hidden = meta === 'none' ? captions : meta === 'title' ? descriptions : meta === 'description' ? titles : [];
      for (const caption of hidden) write.style(caption, 'display', 'none');
      for (const caption of captions)
        if (!captions.some((other) => other !== caption && other.contains(caption)))
          write.className(caption, 'storefront-gallery-meta', true);
    }
  });
  return null;
});
