import { memo, useMemo } from 'react';
import { pictureSources } from '../rules/pictureSources.ts';
import { useWrites } from '../../../src/core/ui/useWrites.ts';
import { useGallery } from './GalleryContext.ts';
import { slidesBeside } from './slidesBeside.ts';
import { useNearPictures } from './useNearPictures.ts';

interface PicturesProps {
  /** The one that is on in a slideshow. */
  readonly current: number;
  /** So many slides have their style; where the others stand says nothing yet. */
  readonly styledCount: number;
}

/** Loads the pictures that come near, each in the size of its place, and keeps the place of the others. Renders nothing. */
export const Pictures = memo(function Pictures({ current, styledCount }: PicturesProps): null {
  const { slides, list, options } = useGallery();
  const { design } = options;
  const isCropped = options.autoCrop || (design === 'grid' && options.squareThumbs);
  const isSlideshow = design === 'slideshow';
  const all = useMemo(() => slides.slice(0, styledCount).flatMap(({ picture }) => picture ?? []), [styledCount, slides]);
  const looked = useMemo(() => {
    if (!isSlideshow) return all;
    // They stand one behind the other: all of them come near at once.
    return slidesBeside(current, slides.length).flatMap((index) => slides[index]?.picture ?? []);
  }, [all, current, isSlideshow, slides]);
  const isNatural = design === 'stacked' || (design === 'slider' && !(isCropped && options.hasRatioWord));
  const near = useNearPictures(looked, design === 'slider' ? list : null, isCropped);

  useWrites((write) => {
    for (const { image, width, height } of all) {
      // On each picture and not on the list: all that is in a slide would inherit it, and be styled anew.
      write.style(image, '--storefront-gallery-ratio', `${isNatural && width && height ? width / height : options.ratio}`);
      if (design === 'slider') write.style(image, '--storefront-gallery-height', `${options.aspectRatio}`);
    }
    for (const [picture, drawn] of near) {
      const { image, address, focus } = picture;
      if (address === null) continue;
      const { src, srcset } = pictureSources(address, picture.width);
      if (focus !== null) write.style(image, 'object-position', focus);
      for (const name of ['width', 'height'] as const) if (picture[name] !== null) write.attribute(image, name, `${picture[name]}`);
      write.attribute(image, 'decoding', 'async');
      if (srcset !== null) {
        write.attribute(image, 'sizes', `${drawn}px`);
        write.attribute(image, 'srcset', srcset);
      }
      // Last: by now the browser knows which size to ask for.
      write.attribute(image, 'src', src);
    }
  });
  return null;
});
