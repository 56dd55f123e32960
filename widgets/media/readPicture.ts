import type { Writer } from '../../src/lib/Writer.ts';

/** Default height of a slider in per cent of its width. */
export const SLIDER_ASPECT_RATIO = 50;

/** Widths (px) in which the platform serves every picture. */
const THUMBNAIL_WIDTHS = [100, 300, 500, 750, 1000, 1500] as const;

interface PictureSources {
  readonly src: string;
  /** `null`: only one size exists. */
  readonly srcset: string | null;
}

export interface ServedPicture {
  readonly image: HTMLImageElement;
  /** `null` when the server has set `src`. */
  readonly address: string | null;
  /** px; `null`: not stated. */
  readonly width: number | null;
  readonly height: number | null;
  /** CSS position such as "50% 25%"; `null`: not stated. */
  readonly focus: string | null;
}

/** Reads the platform's image markup (`data-src`, `data-image`, `data-image-dimensions`, `data-image-focal-point`). */
export function readPicture(image: HTMLImageElement): ServedPicture {
  const data = (name: string) => image.getAttribute(`data-${name}`)?.trim() || null;
  const [width = null, height = null] =
    numbersOf(data('image-dimensions'), 'x') ??
    [image.getAttribute('width'), image.getAttribute('height')].map((text) => (Number(text) > 0 ? Number(text) : null));
  const [x, y] = numbersOf(data('image-focal-point'), ',') ?? [];
  const isMiddle = x === undefined || y === undefined || (x === 0.5 && y === 0.5) || x > 1 || y > 1;
  return {
    image,
    address: image.getAttribute('src') ? null : (data('src') ?? data('image')),
    width,
    height,
    focus: isMiddle ? null : `${percent(x)} ${percent(y)}`,
  };
}

/** `null` unless both are numbers of at least zero. */
function numbersOf(text: string | null, separator: string): readonly [number, number] | null {
  const [first, second, ...more] = text?.split(separator).map(Number) ?? [];
  if (first === undefined || second === undefined || more.length > 0) return null;
  return first >= 0 && second >= 0 && (separator === ',' || first * second > 0) ? [first, second] : null;
}

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

/**
 * Sources of a platform picture: `?format=500w` requests 500 px. None is wider than the picture, so the last may be narrower than its name.
 *
 * @param naturalWidth in px; `null`: unknown
 */
export function pictureSources(address: string, naturalWidth: number | null): PictureSources {
  // Embedded pictures have one size.
  if (/^(?:data|blob):/i.test(address)) return { src: address, srcset: null };
  const [bare = '', hash] = address.split('#', 2);
  const sized = (width: number) => `${bare}${bare.includes('?') ? '&' : '?'}format=${width}w${hash === undefined ? '' : `#${hash}`}`;
  const enough = THUMBNAIL_WIDTHS.findIndex((width) => naturalWidth !== null && width >= naturalWidth);
  const widths = enough < 0 ? THUMBNAIL_WIDTHS : THUMBNAIL_WIDTHS.slice(0, enough + 1);
  return {
    src: sized(widths.at(-1) ?? 0),
    // A comma or blank would end the address.
    srcset: /[\s,]/.test(address) ? null : widths.map((width) => `${sized(width)} ${Math.min(width, naturalWidth ?? width)}w`).join(),
  };
}

/** Width to height of a picture; `null`: not stated. */
export const ratioOf = ({ width, height }: Pick<ServedPicture, 'width' | 'height'>): number | null =>
  width && height ? width / height : null;

/** Writes the sources of a picture that the server has given none. */
export function writeSources(write: Writer, image: HTMLImageElement, { src, srcset }: PictureSources, sizes: string): void {
  if (srcset !== null) {
    write.attribute(image, 'sizes', sizes);
    write.attribute(image, 'srcset', srcset);
  }
  // Last, because the browser then knows which size to request.
  write.attribute(image, 'src', src);
}

/**
 * Drawn width of a picture in px; a picture cropped to a high place is wider than the place.
 *
 * @param ratio width to height of the picture; `null`: unknown
 */
export function drawnWidth(place: { readonly width: number; readonly height: number }, ratio: number | null, isCropped: boolean): number {
  const byHeight = ratio === null || place.height === 0 ? place.width : place.height * ratio;
  return Math.floor(isCropped ? Math.max(place.width, byHeight) : Math.min(place.width, byHeight));
}
