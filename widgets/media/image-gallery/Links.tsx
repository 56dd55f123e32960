import { memo, useLayoutEffect } from 'react';
import { createPlace } from '../../../src/lib/createPlace.ts';
import { useWrites } from '../../../src/core/ui/useWrites.ts';
import { useGallery, pictureLabel } from './GalleryContext.ts';

/** Links pictures to `data-click-through-url`, by the served anchor if it has no address, else by an anchor over the slide. Renders nothing. */
export const Links = memo(function Links(): null {
  const { slides, options, texts } = useGallery();
  const { newWindow } = options;
  const attributes = (url: string, index: number): Readonly<Record<string, string | null>> => ({
    href: url,
    'aria-label': pictureLabel(texts, slides, index),
    ...(newWindow && { target: '_blank', rel: 'noopener' }),
  });

  useWrites((write) => {
    slides.forEach(({ anchor, url }, index) => {
      if (!url || !anchor || anchor.hasAttribute('href')) return;
      for (const [name, value] of Object.entries({ ...attributes(url, index), role: null })) write.attribute(anchor, name, value);
    });
  });

  useLayoutEffect(() => {
    const places = slides.flatMap(({ node, anchor, url }, index) => {
      if (!url || anchor || node.localName === 'img') return [];
      const place = createPlace({ parent: node, tag: 'a', className: 'storefront-gallery-link' });
      for (const [name, value] of Object.entries(attributes(url, index))) if (value !== null) place.node.setAttribute(name, value);
      place.show(true);
      return [place];
    });
    return () => {
      for (const place of places) place.show(false);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- what is served is read once
  }, [slides, newWindow]);
  return null;
});
