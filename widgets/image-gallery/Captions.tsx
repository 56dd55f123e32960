import { memo } from 'react';
import { useWrites } from '../../src/kit.ts';
import { useGallery } from './GalleryContext.ts';

/** Shows of each picture's caption what the options ask for. Renders nothing. */
export const Captions = memo(function Captions(): null {
  const { slides, options } = useGallery();
  const { meta } = options;
  useWrites((write) => {
    for (const { captions, titles, descriptions } of slides) {
      const hidden = meta === 'none' ? captions : meta === 'title' ? descriptions : meta === 'description' ? titles : [];
      for (const node of hidden) write.style(node, 'display', 'none');
      for (const node of captions)
        if (!captions.some((other) => other !== node && other.contains(node))) write.className(node, 'storefront-gallery-meta', true);
    }
  });
  return null;
});
