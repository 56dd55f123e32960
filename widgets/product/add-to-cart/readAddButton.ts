import * as selectors from '../../../src/core/page/selectors.ts';
import { ownButton } from '../../../src/core/page/ownParts.ts';
import { isFilled } from '../../../src/lib/isFilled.ts';
import { readForm } from '../../../src/core/page/readForm.ts';
import type { ProductKey } from '../../../src/commerce/model/addIntent.ts';
import type { FormDefinition } from '../../../src/commerce/model/formDefinition.ts';
import type { Page } from '../../../src/core/page/createPage.ts';
import type { ProductPage } from '../events.ts';
import type { ProductActions } from '../productActions.ts';
import { readQuantityText } from '../quantity/Quantity.tsx';
import { attempt } from '../../../src/lib/result.ts';
import { unclobbered } from '../../../src/lib/unclobbered.ts';
import type { ElementWithHandlers } from '../../../src/core/ui/useElementEvents.ts';

const QUANTITY = `:is([data-storefront="quantity"],${selectors.parts.quantity}) input`;

export interface AddButtonProps {
  readonly productKey: string;
  /** Shows the states: the button, or its label part in existing templates. */
  readonly label: Element;
  /** Whether the server rendered a label; neutral pages may leave it to us. */
  readonly isServed: boolean;
  /** False for older templates' `div` with a button's role, which needs Enter and Space handled. */
  readonly isNative: boolean;
  /** Whether a "View Cart" link follows after an add, as themes of versions 7 and 7.1 expect. */
  readonly hasViewCart: boolean;
  /** Whether that link stays: in a quick view, which covers the cart link. */
  readonly keepsViewCart: boolean;
  /** The page's current label, because other scripts may translate it. */
  readonly wording: () => Wording;
  /** The form that the button names now; `undefined`: the product's own. Throws `PageError`. */
  readonly form: () => FormDefinition | undefined;
  readonly place: ButtonPlace;
  /** Whether it buys this item alone, and leads to the checkout. */
  readonly isExpress: boolean;
  /** In a list: finds where the product is chosen; resolves with `null` if here. Rejects when its file is lost. */
  readonly findPage: ((report: (error: unknown) => void) => Promise<ProductPage | null>) | null;
}

export interface ButtonPlace {
  readonly root: Element;
  /** The form that it submits or stands in; `null`: none. */
  readonly form: HTMLFormElement | null;
  readonly isOwn: (element: Element) => boolean;
  /** Whether it also takes Enter in a quantity: not "Buy now" beside "Add to cart". */
  readonly takesEnter: boolean;
}

export interface Wording {
  /** `null`: the page has no label. */
  readonly text: string | null;
  readonly isCustom: boolean;
}

export interface UnreadableButtonProps extends Pick<AddButtonProps, 'label' | 'isNative'> {
  readonly fault: unknown;
}

const LIST_ITEM = `[data-storefront="product-list-item"],${selectors.listItem}`;
const ORIGINAL_LABEL = 'data-original-label';
const USE_CUSTOM_LABEL = 'data-use-custom-label';

const EXPRESS = `[${selectors.hook}="buy-now"]`;

export function readAddButton(element: HTMLElement, page: Page): AddButtonProps | UnreadableButtonProps | null {
  const isNative = /^(?:button|input)$/.test(element.localName);
  const label = element.querySelector('.sqs-add-to-cart-button-inner') ?? element;
  let fault: unknown = null;
  const pageProduct = attempt(
    () => page.pageProductOf(element),
    (error) => void (fault = error),
  );
  if (!pageProduct) return page.isBroken(element) ? { label, isNative, fault } : null;
  const { root } = pageProduct;
  const isExpress = element.matches(EXPRESS);
  const isServed = isFilled(label);
  const keepsViewCart = element.closest(selectors.productQuickView) !== null;
  // Version 8 serves the text of the added state beside it.
  const served = isServed ? (label.querySelector('.add-to-cart-text') ?? label).textContent.trim() : '';
  return {
    productKey: pageProduct.id,
    label,
    isServed,
    wording: () => ({
      text: element.getAttribute(ORIGINAL_LABEL)?.trim() || served || null,
      isCustom: element.getAttribute(USE_CUSTOM_LABEL) === 'true',
    }),
    isNative,
    hasViewCart: !isExpress && (keepsViewCart || (!isNative && element.matches('.sqs-add-to-cart-button'))),
    keepsViewCart,
    form: () => readForm(element),
    isExpress,
    place: {
      root,
      form: (element as Partial<HTMLButtonElement>).form ?? element.closest('form'),
      takesEnter: !isExpress || ownButton(root) === null,
      isOwn: (other) => page.pageProductOf(other) === page.pageProductOf(element),
    },
    findPage: root.matches(LIST_ITEM)
      ? (report) =>
          import('./list/findProductPage.ts').then(({ findProductPage }) =>
            findProductPage(page.pageProductOf(element) ?? pageProduct, report),
          )
      : null,
  };
}

/** The quantity in a field of the product, where it is not the known one. */
export const changedQuantity = ({ root, isOwn }: ButtonPlace, known: string): string | undefined =>
  [...root.querySelectorAll<HTMLInputElement>(QUANTITY)]
    .filter(isOwn)
    .map(readQuantityText)
    .find((text) => text !== known);

interface AddDeps {
  readonly products: Pick<ProductActions, 'add'>;
  readonly report: (error: unknown) => void;
}

/** Adds what was chosen by a button. An unreadable form is reported; the item is sold with the product's own form. */
export function addBy(
  { products, report }: AddDeps,
  button: Element,
  { productKey, form, findPage, isExpress }: Pick<AddButtonProps, 'productKey' | 'form' | 'findPage' | 'isExpress'>,
  isExact = false,
): Promise<void> {
  const stated = attempt(() => ({ form: form() }), report) ?? { form: null };
  return products.add(productKey, { button, isExact, isExpress, findPage: findPage && (() => findPage(report)), ...stated });
}

/** Adds a product by its own button, for a script that knows this product and no other. */
export function addByOwnButton(deps: AddDeps, page: Page, root: Element, productKey: ProductKey): Promise<void> {
  const button = ownButton(root) as HTMLElement | null;
  const read = button && readAddButton(button, page);
  const isOfProduct = read && 'productKey' in read && read.productKey === productKey;
  return isOfProduct ? addBy(deps, button, read, true) : deps.products.add(productKey);
}

/** Adds where the page's form would submit and reload: Enter in a quantity field, and submits without a submitter of their own. */
export function pageFormHandlers(
  button: HTMLElement,
  { root, form, isOwn, takesEnter }: AddButtonProps['place'],
  add: () => void,
): readonly [ElementWithHandlers, ElementWithHandlers] {
  const addInstead = (event: Event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    add();
  };
  const keydown = (event: KeyboardEvent) => {
    const { target, key, repeat } = event;
    if (
      !takesEnter ||
      key !== 'Enter' ||
      !(target instanceof HTMLInputElement) ||
      !target.form ||
      !target.matches(QUANTITY) ||
      !isOwn(target)
    )
      return;
    if (repeat) event.preventDefault();
    else addInstead(event);
  };
  const submit = (event: SubmitEvent) => {
    const { submitter } = event;
    const safe = unclobbered(root);
    const isHere = safe.contains(form) || safe.contains(button.ownerDocument.activeElement);
    if (submitter ? submitter === button : takesEnter && isHere) addInstead(event);
  };
  // A form may contain several products.
  const around = (form && unclobbered(form).contains(root) ? form : root) as HTMLElement;
  return [
    [around, { keydown }],
    [form, { submit }],
  ];
}
