import { z } from '../lib/zod.ts';
import { GALLERY_DESIGNS, META_POSITIONS, ACTIVE_ALIGNMENTS, ASPECT_RATIOS, GALLERY_RANGES } from './galleryOptions.ts';

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
