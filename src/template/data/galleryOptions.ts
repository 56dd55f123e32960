import { ASPECT_RATIOS, GALLERY_DESIGNS, GALLERY_RANGES } from '../../commerce/model/galleryOptions.ts';
import { toNumber } from '../text/toNumber.ts';
import { at, textAt } from './read.ts';

/** Options of a gallery, complete and within their ranges. */
export interface GalleryOptions {
  readonly design: (typeof GALLERY_DESIGNS)[number];
  readonly aspectRatio: string;
  /** Seconds between slides. */
  readonly autoplayDuration: number;
  /** Pixels. */
  readonly thumbnailStripHeight: number;
  readonly thumbnailStripMargin: number;
  readonly thumbnailsPerRow: number;
  readonly padding: number;
  readonly maxWidth: number;
}

/** Reads an item's `options`: missing or non-numeric values become defaults, others are clamped. */
export function galleryOptions(options: unknown): GalleryOptions {
  const ranged = (key: keyof typeof GALLERY_RANGES): number => {
    const { min, max, initial } = GALLERY_RANGES[key];
    const value = toNumber(at(options, key));
    return Number.isNaN(value) ? initial : Math.min(max, Math.max(min, value));
  };
  const design = textAt(options, 'design');
  const ratio = textAt(options, 'aspect-ratio');
  return {
    design: GALLERY_DESIGNS.find((known) => known === design) ?? 'grid',
    aspectRatio: ASPECT_RATIOS.find((known) => known === ratio) ?? '1:1',
    autoplayDuration: ranged('autoplay-duration'),
    thumbnailStripHeight: ranged('thumbnail-strip-height'),
    thumbnailStripMargin: ranged('thumbnail-strip-margin'),
    thumbnailsPerRow: ranged('thumbnails-per-row'),
    padding: ranged('padding'),
    maxWidth: ranged('max-width'),
  };
}
