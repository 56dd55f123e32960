import { createMarkup, isFilled, readMarkup, type Markup, type MarkupRole } from './markup.ts';
import type { Page } from './createPage.ts';

/** A quantity input in the server's structure. */
export interface QuantityProps {
  readonly scope: string;
  /** Empty where the page left the markup, and so the decision whether to show it, to us. Roles: `input`, and on version 8 pages `decrease` and `increase`. */
  readonly nodes: readonly Markup[];
  /** What stands in the input already. */
  readonly text: string;
}

/** Reads a quantity input. */
export function readQuantity(element: HTMLElement, page: Page): QuantityProps | null {
  const scope = page.scopeOf(element);
  if (!scope) return null;
  if (!isFilled(element)) return { scope: scope.id, nodes: [], text: '1' };
  const input = element.querySelector('input');
  if (!input) return null;
  return { scope: scope.id, nodes: readMarkup(element, roleIn(element)), text: input.value };
}

/** Version 8 pages have a button before the input and one after it, told apart by their place only. */
function roleIn(element: HTMLElement): (node: Element) => MarkupRole | null {
  const input = element.querySelector('input');
  return (node) => {
    if (node === input) return { role: 'input' };
    if (node.localName !== 'button' || !input) return null;
    const isBefore = (node.compareDocumentPosition(input) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    return { role: isBefore ? 'decrease' : 'increase' };
  };
}

/** The input of a neutral page that leaves its markup to us. */
export function createQuantity(label: string): Markup[] {
  return [
    createMarkup('div', { class: 'quantity-label' }, [label]),
    createMarkup(
      'input',
      { 'aria-label': label.replace(/:\s*$/, ''), type: 'number', size: '4', min: '1', max: '9999', step: '1', value: '1' },
      [],
      {
        role: 'input',
      },
    ),
  ];
}

/** What the visitor typed, when `target` is the input. */
export function readQuantityText(target: unknown): string | null {
  if (!(target instanceof HTMLInputElement)) return null;
  // A number field gives '' for text that is no number; the visitor shall be told so and not be sold one.
  return target.validity?.badInput ? 'not a number' : target.value;
}
