import type { Page } from '../../../src/core/page/createPage.ts';
import { PageError } from '../../../src/lib/PageError.ts';
import { readFields, readText } from '../../../src/lib/readers.ts';
import { jsonScript, readJsonScript } from '../../../src/lib/readJson.ts';
import { safeRedirect } from '../../../src/lib/safeRedirect.ts';

export interface ProductPicture {
  readonly id: string;
  readonly address: string;
  /** "1600x1200" in px; `null`: not stated. */
  readonly size: string | null;
  readonly alt: string;
}

export interface ProductGalleryProps {
  readonly productKey: string;
  readonly pictures: readonly ProductPicture[];
  /** Options of the gallery, as a gallery block states them. */
  readonly options: object;
}

const readPicture = readFields({ id: readText, assetUrl: readText, originalSize: readText, altText: readText, title: readText });

const EXPECTED = 'the options of a gallery: {"design": "slideshow", …}';

/**
 * Reads the pictures of the product's data; `null` without any.
 *
 * @throws PageError where its options are no JSON, or no picture has an address
 */
export function readProductGallery(element: HTMLElement, page: Page): ProductGalleryProps | null {
  const pageProduct = page.pageProductOf(element);
  const images: unknown = pageProduct?.product.images;
  if (!pageProduct || !Array.isArray(images) || images.length === 0) return null;
  const pictures = images.flatMap((image: unknown) => pictureOf(image) ?? []);
  if (pictures.length === 0) {
    throw new PageError('expected "images" of the product as [{"id", "assetUrl", "originalSize": "1600x1200", "altText"}]', element);
  }
  const options = {
    design: 'slideshow',
    controls: true,
    thumbnails: true,
    lightbox: true,
    aspectRatio: 100 / (statedRatio(element) ?? ratioOf(pictures)),
    ...Object(readJsonScript(element.querySelector(jsonScript), EXPECTED)),
  };
  return { productKey: pageProduct.id, pictures, options };
}

function pictureOf(image: unknown): ProductPicture | null {
  const { id, assetUrl, originalSize, altText, title } = readPicture(image) ?? {};
  if (!assetUrl || !safeRedirect(assetUrl, { anyOrigin: true })) return null;
  const size = originalSize && /^\d+x\d+$/.test(originalSize) ? originalSize : null;
  return { id: id ?? assetUrl, address: assetUrl, size, alt: altText ?? title ?? '' };
}

/** `--storefront-picture-ratio` of the page: "3 / 4" or "0.75"; the same by which the linked sheet keeps the room. */
function statedRatio(element: Element): number | null {
  const [width, height = 1] = getComputedStyle(element).getPropertyValue('--storefront-picture-ratio').split('/').map(Number);
  const ratio = (width || 0) / height;
  return ratio > 0 && Number.isFinite(ratio) ? ratio : null;
}

/** That of the first picture, so that the others do not move the page. */
function ratioOf([first]: readonly ProductPicture[]): number {
  const [width = 0, height = 0] = first?.size?.split('x').map(Number) ?? [];
  return width > 0 && height > 0 ? width / height : 1;
}
