/** Default height of a slider in per cent of its width. */
export const SLIDER_ASPECT_RATIO = 50;
/** Widths (px) in which the platform serves every picture. */
export const THUMBNAIL_WIDTHS = [100, 300, 500, 750, 1000, 1500] as const;
