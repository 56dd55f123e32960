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
