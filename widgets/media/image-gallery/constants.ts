/** A slider's aspect ratio where none is stated: height in per cent of the width. */
export const SLIDER_ASPECT_RATIO = 50;
/** Widths in which the platform keeps every picture, in px. */
export const THUMBNAIL_WIDTHS = [100, 300, 500, 750, 1000, 1500] as const;
