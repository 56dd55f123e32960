import { isFilled } from '../../../src/lib/isFilled.ts';
import type { Page } from '../../../src/core/page/createPage.ts';

export interface QuantityProps {
  readonly productKey: string;
  /** `null`: no input was served, so we decide. */
  readonly served: ServedQuantity | null;
}

export interface ServedQuantity {
  readonly input: HTMLInputElement;
  /** Identified by position: before and after the input. */
  readonly decrease: HTMLElement | null;
  readonly increase: HTMLElement | null;
}

/** `null` for an element with other content. */
export function readQuantity(element: HTMLElement, page: Page): QuantityProps | null {
  const pageProduct = page.pageProductOf(element);
  if (!pageProduct) return null;
  if (!isFilled(element)) return { productKey: pageProduct.id, served: null };
  const input = element.querySelector('input');
  if (!input) return null;
  const buttons = [...element.querySelectorAll('button')];
  const isBefore = (node: Node) => (node.compareDocumentPosition(input) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return {
    productKey: pageProduct.id,
    served: { input, decrease: buttons.find(isBefore) ?? null, increase: buttons.find((button) => !isBefore(button)) ?? null },
  };
}

export const readQuantityText = (input: HTMLInputElement): string =>
  // A number input gives '' for invalid text, which must be reported, not sold.
  input.validity?.badInput ? 'not a number' : input.value;
