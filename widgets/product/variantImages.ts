import { createPart, declareWrites, endPart, type WritingPart } from '../../src/lib/createWrites.ts';
import { safeRedirect } from '../../src/lib/safeRedirect.ts';
import type { Variant } from '../../src/commerce/model/variant.ts';
import { recognisesPlatformMarkup } from '../../src/core/page/recognisesPlatformMarkup.ts';
import { isOwnPart } from '../../src/core/page/ownParts.ts';
import * as selectors from '../../src/core/page/selectors.ts';

export interface VariantImages {
  /** Shows the variant's picture in block and gallery, where there is one. */
  show(root: Element, variant: Variant | null): void;
  /** Restores what was shown first, in `root` or everywhere, except for others' changes. */
  restore(root?: Element): void;
}

export function createVariantImages(page: Document): VariantImages {
  /** By picture, or by the slides' container. */
  const parts = new Map<Element, WritingPart>();
  const urls = new Map<Element, string>();

  const partOf = (key: Element): WritingPart => {
    const part = parts.get(key) ?? createPart(key);
    parts.set(key, part);
    return part;
  };

  const showInBlock = (image: Element, variant: Variant | null): void => {
    const url = variant?.imageUrl ? safeRedirect(variant.imageUrl, { anyOrigin: true }) : null;
    if (url) urls.set(image, url.href);
    // An image being replaced may still be visible.
    const last = urls.get(image);
    declareWrites(partOf(image), (write) => {
      if (last !== undefined) write.attribute(image, 'src', last);
      write.className(image, selectors.blockImageShown, url !== null);
    });
  };

  const showInGallery = (gallery: Element, slides: readonly Element[], variant: Variant): void => {
    const chosen = slides.find((slide) => isPictureOf(slide, variant));
    if (!chosen) return;
    const part = partOf(gallery);
    const show = () =>
      declareWrites(part, (write) => {
        for (const slide of slides) write.className(slide, selectors.slideSelected, slide === chosen);
      });
    show();
    if (slides.every((slide) => slide.classList.contains(selectors.slideSelected) === (slide === chosen))) return;
    // The visitor has moved to another picture, and a new choice wins.
    endPart(part);
    show();
  };

  return {
    show(root, variant) {
      for (const key of parts.keys()) {
        if (key.isConnected) continue;
        parts.delete(key);
        urls.delete(key);
      }
      const hasPlatformMarkup = recognisesPlatformMarkup(page);
      const find = (selector: string) => [...root.querySelectorAll(selector)].filter((part) => isOwnPart(root, part));
      if (hasPlatformMarkup) for (const image of find(selectors.blockImage)) showInBlock(image, variant);
      if (!variant) return;
      // A layout may have its gallery twice.
      const galleries = new Map<Element, Element[]>();
      for (const slide of find(hasPlatformMarkup ? selectors.gallerySlides : selectors.gallerySlidesHook)) {
        const gallery = slide.parentElement ?? root;
        const slides = galleries.get(gallery) ?? [];
        galleries.set(gallery, slides);
        slides.push(slide);
      }
      for (const [gallery, slides] of galleries) showInGallery(gallery, slides, variant);
    },
    restore(root) {
      for (const [key, part] of parts) {
        if (root && !root.contains(key)) continue;
        endPart(part);
        parts.delete(key);
        urls.delete(key);
      }
    },
  };
}

/** Compares the picture's id, else its address in any size. */
export function isPictureOf(slide: Element, { imageIds, imageUrl }: Variant): boolean {
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
