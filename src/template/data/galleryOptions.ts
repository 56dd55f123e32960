import { toNumber } from '../text/toNumber';
import { at, textAt } from './read';

/** Options of a gallery, complete and within their ranges (spec §9 "Gallery"). */
export interface GalleryOptions {
  readonly design: 'grid' | 'slideshow' | 'slider' | 'stacked';
  /** As `width:height`, or the film format `2.40`. */
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

const DESIGNS = ['grid', 'slideshow', 'slider', 'stacked'] as const;
const RATIOS = ['1:1', '3:2', '2:3', '4:3', '3:4', '16:9', '2.40'];

/** Reads an item's `options`: what is missing or no number gets its default, what is out of range the nearest end. */
export function galleryOptions(options: unknown): GalleryOptions {
  const ranged = (key: string, least: number, most: number, byDefault: number): number => {
    const value = toNumber(at(options, key));
    return Number.isNaN(value) ? byDefault : Math.min(most, Math.max(least, value));
  };
  const design = textAt(options, 'design');
  const ratio = textAt(options, 'aspect-ratio');
  return {
    design: DESIGNS.find((known) => known === design) ?? 'grid',
    aspectRatio: RATIOS.find((known) => known === ratio) ?? '1:1',
    autoplayDuration: ranged('autoplay-duration', 1, 10, 5),
    thumbnailStripHeight: ranged('thumbnail-strip-height', 0, 200, 80),
    thumbnailStripMargin: ranged('thumbnail-strip-margin', 0, 60, 20),
    thumbnailsPerRow: ranged('thumbnails-per-row', 1, 10, 4),
    padding: ranged('padding', 0, 50, 20),
    maxWidth: ranged('max-width', 100, 300, 300),
  };
}
