import { z } from '../lib/zod.ts';

/** The designs of a gallery (spec §3). */
export const GALLERY_DESIGNS = ['grid', 'slideshow', 'slider', 'stacked'] as const;
/** Where a gallery may write over a picture (spec §3). */
export const META_POSITIONS = ['top', 'top-left', 'top-right', 'center', 'bottom', 'bottom-left', 'bottom-right'] as const;
/** Where the active picture of a slider may stand (spec §3). */
export const ACTIVE_ALIGNMENTS = ['center', 'left', 'right'] as const;
/** Width to height (spec §9); "2.40" is to 1. */
export const ASPECT_RATIOS = ['1:1', '3:2', '2:3', '4:3', '3:4', '16:9', '2.40'] as const;

/** Ranges of a gallery's numbers, with the value where none is stated (spec §9). */
export const GALLERY_RANGES = {
  /** seconds */
  'autoplay-duration': { min: 1, max: 10, initial: 5 },
  /** px */
  'thumbnail-strip-height': { min: 0, max: 200, initial: 80 },
  /** px */
  'thumbnail-strip-margin': { min: 0, max: 60, initial: 20 },
  'thumbnails-per-row': { min: 1, max: 10, initial: 4 },
  /** px */
  padding: { min: 0, max: 50, initial: 20 },
  /** px, of one column */
  'max-width': { min: 100, max: 300, initial: 300 },
} as const;

/** A number within its range, or text of one: what is outside is moved to the nearer end, what is no number takes the default. */
const ranged = (option: keyof typeof GALLERY_RANGES) => {
  const { min, max, initial } = GALLERY_RANGES[option];
  return z.transform((value) => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? Math.min(max, Math.max(min, number)) : initial;
  });
};

/** Options may be written as text: "true" is true, all else is not. */
const flag = () => z.transform((value) => value === true || value === 'true');

const choice = <Choice extends string>(choices: readonly Choice[]) => z.catch(z.nullable(z.enum(choices)), null);

/** A gallery's options, complete (spec §3, §9). `null`: not stated, and the theme decides. */
export const galleryOptionsSchema = z.looseObject({
  design: z.catch(z.enum(GALLERY_DESIGNS), 'grid'),
  autoplay: flag(),
  'autoplay-duration': ranged('autoplay-duration'),
  controls: flag(),
  'auto-crop': flag(),
  'aspect-ratio': choice(ASPECT_RATIOS),
  'square-thumbs': flag(),
  thumbnails: flag(),
  'thumbnail-strip-height': ranged('thumbnail-strip-height'),
  'thumbnail-strip-margin': ranged('thumbnail-strip-margin'),
  'show-meta-basic': flag(),
  'show-meta': flag(),
  'show-meta-only-title': flag(),
  'meta-position': choice(META_POSITIONS),
  'show-meta-on-hover': flag(),
  'active-alignment': choice(ACTIVE_ALIGNMENTS),
  'thumbnails-per-row': ranged('thumbnails-per-row'),
  padding: ranged('padding'),
  lightbox: flag(),
  /** "light", "dark" or a theme's own. */
  lightboxTheme: z.catch(z.nullable(z.string()), null),
  'max-width': ranged('max-width'),
  newWindow: flag(),
  transparentBackground: flag(),
});

export type GalleryOptions = z.infer<typeof galleryOptionsSchema>;
