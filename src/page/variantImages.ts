import { safeRedirect } from '../lib/safeRedirect.ts';
import type { Variant } from '../model/variant.ts';
import { isGateOpen } from './isGateOpen.ts';
import { isOwnPart } from './isOwnPart.ts';
import * as selectors from './selectors.ts';

/** The pictures of products on the page, as far as they follow the chosen variant. */
export interface VariantImages {
  /** Shows the variant's picture in the product's block and gallery. What has no picture of it stays as it is. */
  show(root: Element, variant: Variant | null): void;
  /** Puts back what was shown before the first change. */
  restore(): void;
}

export function createVariantImages(page: Document): VariantImages {
  const originals = new Map<Element, () => void>();

  const writeClass = (element: Element, name: string, wanted: boolean): void => {
    if (element.classList.contains(name) !== wanted) element.classList.toggle(name, wanted);
  };
  const keep = (element: Element, name: string): void => {
    if (originals.has(element)) return;
    const had = element.classList.contains(name);
    const source = element.getAttribute('src');
    originals.set(element, () => {
      writeClass(element, name, had);
      if (source === element.getAttribute('src')) return;
      if (source === null) element.removeAttribute('src');
      else element.setAttribute('src', source);
    });
  };

  const showInBlock = (image: Element, variant: Variant | null): void => {
    const url = variant?.imageUrl ? safeRedirect(variant.imageUrl, { anyOrigin: true }) : null;
    keep(image, selectors.blockImageShown);
    if (url && image.getAttribute('src') !== url.href) image.setAttribute('src', url.href);
    writeClass(image, selectors.blockImageShown, url !== null);
  };

  const showInGallery = (slides: readonly Element[], variant: Variant): void => {
    const chosen = slides.find((slide) => isOf(slide, variant));
    if (!chosen) return;
    for (const slide of slides) {
      keep(slide, selectors.slideSelected);
      writeClass(slide, selectors.slideSelected, slide === chosen);
    }
  };

  return {
    show(root, variant) {
      for (const element of originals.keys()) if (!element.isConnected) originals.delete(element);
      const gateOpen = isGateOpen(page);
      const find = (selector: string) => [...root.querySelectorAll(selector)].filter((part) => isOwnPart(root, part));
      if (gateOpen) for (const image of find(selectors.blockImage)) showInBlock(image, variant);
      if (!variant) return;
      // A layout may have its gallery twice.
      const galleries = new Map<Element | null, Element[]>();
      for (const slide of find(gateOpen ? selectors.gallerySlides : selectors.gallerySlidesHook)) {
        const slides = galleries.get(slide.parentElement) ?? [];
        galleries.set(slide.parentElement, slides);
        slides.push(slide);
      }
      for (const slides of galleries.values()) showInGallery(slides, variant);
    },
    restore() {
      for (const putBack of originals.values()) putBack();
      originals.clear();
    },
  };
}

/** Whether a slide shows the variant: by the picture's id, else by its address, whatever size it was asked for in. */
function isOf(slide: Element, { imageIds, imageUrl }: Variant): boolean {
  const id = slide.getAttribute(selectors.imageId);
  if (id !== null && imageIds.includes(id)) return true;
  const image = slide.matches('img') ? slide : slide.querySelector('img');
  const address = image?.getAttribute(selectors.imageSource) ?? image?.getAttribute('src');
  return Boolean(address && imageUrl) && withoutQuery(address ?? '') === withoutQuery(imageUrl ?? '');
}

const withoutQuery = (address: string): string | undefined => {
  const url = safeRedirect(address, { anyOrigin: true });
  return url ? url.host + url.pathname : address;
};
