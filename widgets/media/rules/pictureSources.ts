/** Default height of a slider in per cent of its width. */
export const SLIDER_ASPECT_RATIO = 50;
/** Widths (px) in which the platform serves every picture. */
const THUMBNAIL_WIDTHS = [100, 300, 500, 750, 1000, 1500] as const;

interface PictureSources {
  readonly src: string;
  /** `null`: only one size exists. */
  readonly srcset: string | null;
}

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

/**
 * Drawn width of a picture in px; a picture cropped to a high place is wider than the place.
 *
 * @param ratio width to height of the picture; `null`: unknown
 */
export function drawnWidth(place: { readonly width: number; readonly height: number }, ratio: number | null, isCropped: boolean): number {
  const byHeight = ratio === null || place.height === 0 ? place.width : place.height * ratio;
  return Math.floor(isCropped ? Math.max(place.width, byHeight) : Math.min(place.width, byHeight));
}
