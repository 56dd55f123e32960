import type { GalleryOptions } from '../model/readGalleryOptions.ts';

/** The layout of a list by the options of its gallery. */
export interface GalleryLayout {
  /** What the list has as `data-layout`. */
  readonly name: string;
  readonly css: string;
}

/**
 * Columns and gaps as a rule of their own in our layer, so that any theme's rule wins. Custom properties on the list would be shorter,
 * but all below it inherits them: the browser would style two hundred pictures anew, which is a long task.
 */
export function galleryLayout({ design, padding, thumbnailsPerRow, maxWidth }: GalleryOptions): GalleryLayout {
  const name = [design, thumbnailsPerRow, padding, maxWidth ?? 'any'].join('-');
  const gap = `var(--storefront-gallery-gap, ${padding}px)`;
  const widest = maxWidth === null ? '1fr' : `${maxWidth}px`;
  const column = `max(var(--storefront-gallery-least, 4rem), (100% - ${thumbnailsPerRow - 1} * ${gap}) / ${thumbnailsPerRow})`;
  const least = `min(100%, ${maxWidth === null ? '' : `${maxWidth}px, `}${column})`;
  const columns = {
    grid: `grid-template-columns: repeat(auto-fill, minmax(${least}, ${widest}));`,
    stacked: `grid-template-columns: minmax(0, ${widest});`,
    slideshow: '',
    slider: '',
  }[design];
  return { name, css: `@layer storefront { .storefront-gallery-list[data-layout='${name}'] { gap: ${gap}; ${columns} } }` };
}
