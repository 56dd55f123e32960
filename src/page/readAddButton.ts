import type { FormDefinition } from '../model/formDefinition.ts';
import { isFilled } from './isFilled.ts';
import { readMarkup, type Markup } from './markup.ts';
import * as selectors from './selectors.ts';
import type { Page } from './createPage.ts';
import { readForm } from './readForm.ts';

/** An add button with the server's label. */
export interface AddButtonProps {
  readonly scope: string;
  /** The server's content, empty on a neutral page that leaves it to us. Role `label`: where the states of the button show. */
  readonly nodes: readonly Markup[];
  /** Whether it is a real button; older templates use a `div` with a button's role, where Enter and Space need our help. */
  readonly isNative: boolean;
  /** Whether a "View Cart" link follows the button after an add, as themes of versions 7 and 7.1 expect. */
  readonly hasViewCart: boolean;
  /** The form to be filled in first, as the button states it at the moment of asking; `undefined`: the product's own. Throws `PageError`. */
  readonly form: () => FormDefinition | undefined;
}

/** Reads an add button. */
export function readAddButton(element: HTMLElement, page: Page): AddButtonProps | null {
  const scope = page.scopeOf(element);
  if (!scope) return null;
  const isNative = element.localName === 'button';
  const nodes = isFilled(element)
    ? readMarkup(element, (node) => (node.classList.contains(selectors.productButtonInner) ? { role: 'label' } : null))
    : [];
  return {
    scope: scope.id,
    nodes,
    isNative,
    hasViewCart: !isNative && element.matches(selectors.parts['add-to-cart']),
    form: () => readForm(element),
  };
}
