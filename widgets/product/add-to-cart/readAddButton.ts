import * as selectors from '../../../src/core/page/selectors.ts';
import { isFilled } from '../../../src/lib/isFilled.ts';
import { readForm } from '../../../src/core/page/readForm.ts';
import type { FormDefinition } from '../../../src/commerce/model/formDefinition.ts';
import type { Page, ProductInstance } from '../../../src/core/page/createPage.ts';
import type { ProductPage } from '../AddedBy.ts';

/** An add button. */
export interface AddButtonProps {
  readonly productInstance: string;
  /** Where the states of the button show: the button itself, or the part of it that existing templates have for its label. */
  readonly label: Element;
  /** Whether the server has said anything there; a neutral page may leave it to us. */
  readonly isServed: boolean;
  /** Whether it is a real button; older templates use a `div` with a button's role, where Enter and Space need our help. */
  readonly isNative: boolean;
  /** Whether a "View Cart" link follows the button after an add, as themes of versions 7 and 7.1 expect. */
  readonly hasViewCart: boolean;
  /** Whether the link stays from the first add on: in a quick view, which covers the way to the cart. */
  readonly keepsViewCart: boolean;
  /** What the page says on it, at the moment of asking: other scripts may translate it. */
  readonly wording: () => Wording;
  /** The form to be filled in first, as the button states it at the moment of asking; `undefined`: the product's own. Throws `PageError`. */
  readonly form: () => FormDefinition | undefined;
  readonly place: ButtonPlace;
  /** In a list: finds where it is chosen what to buy, at the moment of asking; it resolves with `null` where that is here. Rejects when its file is lost. */
  readonly findPage: ((report: (error: unknown) => void) => Promise<ProductPage | null>) | null;
}

/** Where a button stands. */
export interface ButtonPlace {
  /** The root of its product. */
  readonly root: Element;
  /** The form that it sends, or stands in; `null`: none. */
  readonly form: HTMLFormElement | null;
  /** Whether an element is of the same product. */
  readonly isOwn: (element: Element) => boolean;
}

/** The page's own words of a button. */
export interface Wording {
  /** `null`: it has none, and they are for us to find. */
  readonly text: string | null;
  /** Whether they are the shopkeeper's, and so stay whatever is chosen. */
  readonly isCustom: boolean;
}

/** An add button whose product could not be read. */
export interface UnreadableButtonProps extends Pick<AddButtonProps, 'label' | 'isNative'> {
  /** Why, where nobody has been told yet. */
  readonly fault: unknown;
}

const LIST_ITEM = `[data-storefront="product-list-item"],${selectors.listItem}`;
const ORIGINAL_LABEL = 'data-original-label';
const USE_CUSTOM_LABEL = 'data-use-custom-label';

/** Reads an add button. */
export function readAddButton(element: HTMLElement, page: Page): AddButtonProps | UnreadableButtonProps | null {
  const isNative = /^(?:button|input)$/.test(element.localName);
  const label = element.querySelector('.sqs-add-to-cart-button-inner') ?? element;
  const { productInstance, fault } = readProduct(element, page);
  if (!productInstance) return page.isBroken(element) ? { label, isNative, fault } : null;
  const { root } = productInstance;
  const isServed = isFilled(label);
  const keepsViewCart = element.closest(selectors.productQuickView) !== null;
  const served = isServed ? label.textContent.trim() : '';
  return {
    productInstance: productInstance.id,
    label,
    isServed,
    wording: () => ({
      text: element.getAttribute(ORIGINAL_LABEL)?.trim() || served || null,
      isCustom: element.getAttribute(USE_CUSTOM_LABEL) === 'true',
    }),
    isNative,
    hasViewCart: keepsViewCart || (!isNative && element.matches('.sqs-add-to-cart-button')),
    keepsViewCart,
    form: () => readForm(element),
    place: {
      root,
      form: (element as Partial<HTMLButtonElement>).form ?? element.closest('form'),
      isOwn: (other) => page.productInstanceOf(other) === page.productInstanceOf(element),
    },
    findPage: root.matches(LIST_ITEM)
      ? (report) =>
          import('./list/findProductPage.ts').then(({ findProductPage }) =>
            findProductPage(page.productInstanceOf(element) ?? productInstance, report),
          )
      : null,
  };
}

function readProduct(element: HTMLElement, page: Page): { readonly productInstance: ProductInstance | null; readonly fault: unknown } {
  try {
    return { productInstance: page.productInstanceOf(element), fault: null };
  } catch (fault) {
    return { productInstance: null, fault };
  }
}
