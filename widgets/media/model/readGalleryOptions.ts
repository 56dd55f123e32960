import { SLIDER_ASPECT_RATIO } from '../image-gallery/constants.ts';
import {
  ACTIVE_ALIGNMENTS,
  ASPECT_RATIOS,
  GALLERY_DESIGNS,
  GALLERY_RANGES,
  META_POSITIONS,
} from '../../../src/commerce/model/galleryOptions.ts';

/** What a gallery writes beside its pictures: all that is known of one, its title or its description alone, or nothing. */
export type GalleryMeta = 'all' | 'title' | 'description' | 'none';

/** A gallery's options (spec §3, §9), complete and within their ranges. `null`: not stated, and the design decides. */
export interface GalleryOptions {
  readonly design: (typeof GALLERY_DESIGNS)[number];
  readonly autoplay: boolean;
  /** Seconds. */
  readonly autoplayDuration: number;
  /** Whether there are buttons for the previous and the next picture. */
  readonly controls: boolean;
  /** Whether a picture fills its place and is cropped, or is seen as a whole in it. */
  readonly autoCrop: boolean;
  /** Width to height of the place of one picture. */
  readonly ratio: number;
  /** Whether the word for the ratio is stated, and not only its number. */
  readonly hasRatioWord: boolean;
  /** Height in per cent of the width, by which a slider is as high as it is. */
  readonly aspectRatio: number;
  readonly squareThumbs: boolean;
  readonly thumbnails: boolean;
  /** px */
  readonly thumbnailStripHeight: number;
  /** px */
  readonly thumbnailStripMargin: number;
  readonly thumbnailsPerRow: number;
  /** px */
  readonly padding: number;
  readonly meta: GalleryMeta;
  readonly metaPosition: (typeof META_POSITIONS)[number] | null;
  readonly showMetaOnHover: boolean;
  readonly activeAlignment: (typeof ACTIVE_ALIGNMENTS)[number];
  readonly lightbox: boolean;
  /** "light", "dark" or a theme's own; '' when none is stated. */
  readonly lightboxTheme: string;
  /** px of one column; `null`: a column is as wide as there is room for. */
  readonly maxWidth: number | null;
  readonly newWindow: boolean;
  readonly transparentBackground: boolean;
}

/** The word that pages write for 1:1 (page contract §12). */
const SQUARE = 'square';

/**
 * Reads the JSON of a gallery block. Numbers and switches may be written as text; a number out of its range is moved to the nearer end, and
 * what is no number takes its default.
 * @param raw the block's JSON, or anything else: then all is by default
 */
export function readGalleryOptions(raw: unknown): GalleryOptions {
  const stated = (typeof raw === 'object' && raw !== null ? raw : {}) as Readonly<Record<string, unknown>>;
  const isOn = (option: string) => stated[option] === true || stated[option] === 'true';
  const oneOf = <Choice extends string>(option: string, choices: readonly Choice[]): Choice | null =>
    choices.find((choice) => choice === stated[option]) ?? null;
  const ranged = (option: keyof typeof GALLERY_RANGES): number => {
    const { min, max, initial } = GALLERY_RANGES[option];
    return Math.min(max, Math.max(min, numberOf(stated[option]) ?? initial));
  };
  const squareThumbs = isOn('square-thumbs');
  const percent = numberOf(stated['aspectRatio']);
  const aspectRatio = percent !== null && percent > 0 ? percent : SLIDER_ASPECT_RATIO;
  const word = stated['aspect-ratio'] === SQUARE ? 1 : ratioOf(oneOf('aspect-ratio', ASPECT_RATIOS));
  const isSquare = squareThumbs && percent === null && stated['design'] !== 'slideshow' && stated['design'] !== 'slider';
  return {
    design: oneOf('design', GALLERY_DESIGNS) ?? 'grid',
    autoplay: isOn('autoplay'),
    autoplayDuration: ranged('autoplay-duration'),
    controls: isOn('controls'),
    autoCrop: isOn('auto-crop'),
    ratio: word ?? (isSquare ? 1 : 100 / aspectRatio),
    hasRatioWord: word !== null,
    aspectRatio,
    squareThumbs,
    thumbnails: isOn('thumbnails'),
    thumbnailStripHeight: ranged('thumbnail-strip-height'),
    thumbnailStripMargin: ranged('thumbnail-strip-margin'),
    thumbnailsPerRow: Math.round(ranged('thumbnails-per-row')),
    padding: ranged('padding'),
    meta: isOn('show-meta-only-title')
      ? 'title'
      : isOn('show-meta-only-description')
        ? 'description'
        : isOn('show-meta') || isOn('show-meta-basic')
          ? 'all'
          : 'none',
    metaPosition: oneOf('meta-position', META_POSITIONS),
    showMetaOnHover: isOn('show-meta-on-hover'),
    activeAlignment: oneOf('active-alignment', ACTIVE_ALIGNMENTS) ?? 'center',
    lightbox: isOn('lightbox'),
    lightboxTheme: typeof stated['lightboxTheme'] === 'string' ? stated['lightboxTheme'] : '',
    maxWidth: numberOf(stated['max-width']) === null ? null : ranged('max-width'),
    newWindow: isOn('newWindow'),
    transparentBackground: isOn('transparentBackground'),
  };
}

function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** "3:2" is 1.5; "2.40" is to 1. */
function ratioOf(word: string | null): number | null {
  if (word === null) return null;
  const [width = '', height = '1'] = word.split(':');
  return Number(width) / Number(height);
}
