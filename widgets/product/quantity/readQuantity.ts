import { isFilled } from '../../../src/lib/isFilled.ts';
import type { Page } from '../../../src/core/page/createPage.ts';

/** A quantity input and, on version 8 pages, the buttons beside it. */
export interface QuantityProps {
  readonly productInstance: string;
  /** `null` where the page left the input, and so the decision whether there is one, to us. */
  readonly served: ServedQuantity | null;
}

/** What the server sent. */
export interface ServedQuantity {
  readonly input: HTMLInputElement;
  /** Told apart by their place only: before the input, and after it. */
  readonly decrease: HTMLElement | null;
  readonly increase: HTMLElement | null;
}

/** Reads a quantity input; an element that holds anything but one is not ours. */
export function readQuantity(element: HTMLElement, page: Page): QuantityProps | null {
  const productInstance = page.productInstanceOf(element);
  if (!productInstance) return null;
  if (!isFilled(element)) return { productInstance: productInstance.id, served: null };
  const input = element.querySelector('input');
  if (!input) return null;
  const buttons = [...element.querySelectorAll('button')];
  const isBefore = (node: Node) => (node.compareDocumentPosition(input) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return {
    productInstance: productInstance.id,
    served: { input, decrease: buttons.find(isBefore) ?? null, increase: buttons.find((button) => !isBefore(button)) ?? null },
  };
}

/** What the visitor typed. */
export const readQuantityText = (input: HTMLInputElement): string =>
  // A number field gives '' for text that is no number; the visitor shall be told so and not be sold one.
  input.validity?.badInput ? 'not a number' : input.value;
