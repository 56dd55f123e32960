import type { GalleryOptions } from '../model/readGalleryOptions.ts';

export interface GalleryLayout {
  readonly name: string;
  readonly css: string;
}

/**
 * A separate CSS rule in our layer, which any theme rule wins over. Custom properties on the list would be inherited by all descendants and
 * restyle two hundred pictures, a long task.
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
