export const GALLERY_DESIGNS = ['grid', 'slideshow', 'slider', 'stacked'] as const;
export const META_POSITIONS = ['top', 'top-left', 'top-right', 'center', 'bottom', 'bottom-left', 'bottom-right'] as const;
export const ACTIVE_ALIGNMENTS = ['center', 'left', 'right'] as const;
export const ASPECT_RATIOS = ['1:1', '3:2', '2:3', '4:3', '3:4', '16:9', '2.40'] as const;

/** Ranges of a gallery's numbers and their defaults. */
export const GALLERY_RANGES = {
  'autoplay-duration': { min: 1, max: 10, initial: 5 },
  'thumbnail-strip-height': { min: 0, max: 200, initial: 80 },
  'thumbnail-strip-margin': { min: 0, max: 60, initial: 20 },
  'thumbnails-per-row': { min: 1, max: 10, initial: 4 },
  padding: { min: 0, max: 50, initial: 20 },
  'max-width': { min: 100, max: 300, initial: 300 },
} as const;
