import { THUMBNAIL_WIDTHS } from '../image-gallery/constants.ts';

/** The attributes by which a browser chooses one of the sizes in which the platform keeps a picture. */
export interface PictureSources {
  readonly src: string;
  /** `null`: the picture comes in one size only. */
  readonly srcset: string | null;
}

/**
 * The sizes of a picture (spec §9 "thumbnail widths"): `?format=500w` asks the platform for the one that is 500 px wide. None is wider than
 * the picture itself, so the last one may be narrower than its name.
 * @param address as the page states it
 * @param naturalWidth of the picture in px; `null`: not known
 */
export function pictureSources(address: string, naturalWidth: number | null): PictureSources {
  // What the page carries itself has no other sizes.
  if (/^(?:data|blob):/i.test(address)) return { src: address, srcset: null };
  const [bare = '', hash] = address.split('#', 2);
  const sized = (width: number) => `${bare}${bare.includes('?') ? '&' : '?'}format=${width}w${hash === undefined ? '' : `#${hash}`}`;
  const enough = THUMBNAIL_WIDTHS.findIndex((width) => naturalWidth !== null && width >= naturalWidth);
  const widths = enough < 0 ? THUMBNAIL_WIDTHS : THUMBNAIL_WIDTHS.slice(0, enough + 1);
  return {
    src: sized(widths.at(-1) ?? 0),
    // A comma or a blank in an address would end it there.
    srcset: /[\s,]/.test(address) ? null : widths.map((width) => `${sized(width)} ${Math.min(width, naturalWidth ?? width)}w`).join(),
  };
}

/**
 * How wide a picture is drawn in a place of this size, in px: one that is cropped to fill it is wider than a place that is too high for it.
 * @param ratio width to height of the picture; `null`: not known
 */
export function drawnWidth(place: { readonly width: number; readonly height: number }, ratio: number | null, isCropped: boolean): number {
  const byHeight = ratio === null || place.height === 0 ? place.width : place.height * ratio;
  return Math.floor(isCropped ? Math.max(place.width, byHeight) : Math.min(place.width, byHeight));
}
