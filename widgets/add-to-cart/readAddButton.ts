import { isFilled, readForm, type FormDefinition, type Page } from '../../src/kit.ts';

/** An add button. */
export interface AddButtonProps {
  readonly scope: string;
  /** Where the states of the button show: the button itself, or the part of it that existing templates have for its label. */
  readonly label: Element;
  /** Whether the server has said anything there; a neutral page may leave it to us. */
  readonly isServed: boolean;
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
  return {
    scope: scope.id,
    label: element.querySelector('.sqs-add-to-cart-button-inner') ?? element,
    isServed: isFilled(element),
    isNative,
    hasViewCart: !isNative && element.matches('.sqs-add-to-cart-button'),
    form: () => readForm(element),
  };
}
