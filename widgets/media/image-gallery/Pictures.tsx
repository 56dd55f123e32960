import { memo, useMemo } from 'react';
import { pictureSources } from '../rules/pictureSources.ts';
import { useWrites } from '../../../src/core/ui/useWrites.ts';
import { useGallery } from './GalleryContext.ts';
import { useNearPictures } from './useNearPictures.ts';

interface PicturesProps {
  readonly current: number;
  /** Slides already styled; positions of the others are not final. */
  readonly styledCount: number;
}

/** Loads pictures near the viewport in the size of their place, and reserves space for the others. Renders nothing. */
export const Pictures = memo(function Pictures({ current, styledCount }: PicturesProps): null {
  const { slides, list, options } = useGallery();
  const { design } = options;
  const isCropped = options.autoCrop || (design === 'grid' && options.squareThumbs);
  const isSlideshow = design === 'slideshow';
  const all = useMemo(() => slides.slice(0, styledCount).flatMap(({ picture }) => picture ?? []), [styledCount, slides]);
  const looked = useMemo(() => {
    if (!isSlideshow) return all;
    // Stacked pictures would all near the viewport at once.
    return slidesBeside(current, slides.length).flatMap((index) => slides[index]?.picture ?? []);
  }, [all, current, isSlideshow, slides]);
  const isNatural = design === 'stacked' || (design === 'slider' && !(isCropped && options.hasRatioWord));
  const near = useNearPictures(looked, design === 'slider' ? list : null, isCropped);

  useWrites((write) => {
    for (const { image, width, height } of all) {
      // On each picture, because a property on the list would restyle everything inside.
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
      // Last, because the browser then knows which size to request.
      write.attribute(image, 'src', src);
    }
  });
  return null;
});

/** Neighbours on each side that are loaded ahead. */
const BESIDE = 1;

/** The current slide and its neighbours, wrapping around. */
export const slidesBeside = (current: number, count: number): readonly number[] => [
  ...new Set(Array.from({ length: 2 * BESIDE + 1 }, (_, at) => (current + at - BESIDE + count) % count)),
];
