import { readNumber } from '../../../src/lib/readers.ts';
import { SLIDER_ASPECT_RATIO } from '../readPicture.ts';
import {
  ACTIVE_ALIGNMENTS,
  ASPECT_RATIOS,
  GALLERY_DESIGNS,
  GALLERY_RANGES,
  META_POSITIONS,
} from '../../../src/commerce/model/galleryOptions.ts';

export type GalleryMeta = 'all' | 'title' | 'description' | 'none';

/** Complete and within their ranges. `null`: not stated, so the design decides. */
export interface GalleryOptions {
  readonly design: (typeof GALLERY_DESIGNS)[number];
  readonly autoplay: boolean;
  readonly autoplayDuration: number;
  readonly controls: boolean;
  /** Whether a picture is cropped to fill its place, as stated or as a square in a grid. */
  readonly autoCrop: boolean;
  /** Width to height of one picture's place. */
  readonly ratio: number;
  readonly hasRatioWord: boolean;
  /** A slider's height in per cent of its width. */
  readonly aspectRatio: number;
  readonly squareThumbs: boolean;
  readonly thumbnails: boolean;
  readonly thumbnailStripHeight: number;
  readonly thumbnailStripMargin: number;
  readonly thumbnailsPerRow: number;
  readonly padding: number;
  readonly meta: GalleryMeta;
  readonly metaPosition: (typeof META_POSITIONS)[number] | null;
  readonly showMetaOnHover: boolean;
  readonly activeAlignment: (typeof ACTIVE_ALIGNMENTS)[number];
  readonly lightbox: boolean;
  /** "light", "dark" or a theme's own; '' if not stated. */
  readonly lightboxTheme: string;
  /** Column width in px; `null`: as wide as possible. */
  readonly maxWidth: number | null;
  readonly newWindow: boolean;
  readonly transparentBackground: boolean;
}

/** Pages may write `square` for 1:1. */
const SQUARE = 'square';

/**
 * Reads a gallery block's JSON. Numbers and switches may be text; numbers are clamped, and invalid values become defaults.
 *
 * @param raw untrusted
 */
export function readGalleryOptions(raw: unknown): GalleryOptions {
  const stated = Object(raw) as Readonly<Record<string, unknown>>;
  const isOn = (option: string) => stated[option] === true || stated[option] === 'true';
  const oneOf = <Choice extends string>(option: string, choices: readonly Choice[]): Choice | null =>
    choices.find((choice) => choice === stated[option]) ?? null;
  const ranged = (option: keyof typeof GALLERY_RANGES): number => {
    const { min, max, initial } = GALLERY_RANGES[option];
    return Math.min(max, Math.max(min, numberOf(stated[option]) ?? initial));
  };
  const design = oneOf('design', GALLERY_DESIGNS) ?? 'grid';
  const squareThumbs = isOn('square-thumbs');
  const percent = numberOf(stated['aspectRatio']);
  const aspectRatio = percent !== null && percent > 0 ? percent : SLIDER_ASPECT_RATIO;
  const word = stated['aspect-ratio'] === SQUARE ? 1 : ratioOf(oneOf('aspect-ratio', ASPECT_RATIOS));
  const isSquare = squareThumbs && percent === null && design !== 'slideshow' && design !== 'slider';
  return {
    design,
    autoplay: isOn('autoplay'),
    autoplayDuration: ranged('autoplay-duration'),
    controls: isOn('controls'),
    autoCrop: isOn('auto-crop') || (design === 'grid' && squareThumbs),
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
  return readNumber(typeof value === 'string' && value.trim() !== '' ? Number(value) : value) ?? null;
}

/** "3:2" is 1.5; "2.40" is to 1. */
function ratioOf(word: string | null): number | null {
  if (word === null) return null;
  const [width = '', height = '1'] = word.split(':');
  return Number(width) / Number(height);
}
