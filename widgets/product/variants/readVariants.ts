import { isFilled } from '../../../src/lib/isFilled.ts';
import type { Page } from '../../../src/core/page/createPage.ts';
import { RADIO, readControls, type PickerControls } from './readControls.ts';

export interface VariantsProps {
  readonly productKey: string;
  /** `null`: no served controls, so we render them. */
  readonly served: PickerControls | null;
  /** Read for the style of our own picker. */
  readonly page: Page;
  /** Whether another picker uses the same radio names, which would make one group. */
  readonly sharesNames: boolean;
}

/** `null` for a product without a choice. */
export function readVariants(element: HTMLElement, page: Page): VariantsProps | null {
  const pageProduct = page.pageProductOf(element);
  if (!pageProduct) return null;
  const { product } = pageProduct;
  if (product.variants.length < 2 || product.optionNames.length === 0) return null;
  return {
    productKey: pageProduct.id,
    served: isFilled(element) ? readControls(element, product) : null,
    page,
    sharesNames: sharesRadioNames(element),
  };
}

function sharesRadioNames(element: HTMLElement): boolean {
  const seen = new Set<string>();
  for (const { name } of element.querySelectorAll<HTMLInputElement>(RADIO)) {
    if (name === '' || seen.has(name)) continue;
    seen.add(name);
    for (const twin of element.ownerDocument.getElementsByName(name)) if (twin.matches(RADIO) && !element.contains(twin)) return true;
  }
  return false;
}
