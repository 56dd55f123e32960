import { optionNameOf, type KnownOptions, type OptionControl } from '../../../src/core/page/optionNameOf.ts';
import { isNamed } from '../../../src/lib/isNamed.ts';
import { isFilled } from '../../../src/lib/isFilled.ts';
import type { Page } from '../../../src/core/page/createPage.ts';

export interface VariantsProps {
  readonly productKey: string;
  /** `null`: no served controls, so we render them. */
  readonly served: PickerControls | null;
  /** Read for the style of our own picker. */
  readonly page: Page;
  /** Whether another picker uses the same radio names, which would make one group. */
  readonly sharesNames: boolean;
}

export interface PickerControls {
  readonly selects: readonly PickerSelect[];
  readonly groups: readonly PickerGroup[];
  readonly radios: readonly PickerRadio[];
  /** Labels of radio buttons that the server dressed as buttons. */
  readonly buttonLabels: readonly Element[];
  /** The first control without an option of the product. */
  readonly stray: Element | null;
  /** Whether some of them state a swatch. */
  readonly isMarked: boolean;
}

export interface PickerSelect {
  readonly node: HTMLSelectElement;
  readonly option: string;
  /** Whether it has an accessible name from the server. */
  readonly isNamed: boolean;
  /** Themes draw the closed drop-down from its attribute. */
  readonly wrapper: Element | null;
}

export interface PickerGroup {
  readonly node: Element;
  readonly option: string;
  readonly isNamed: boolean;
}

export interface PickerRadio {
  readonly node: HTMLInputElement;
  readonly option: string;
  /** Whether the server set the shared name of the radio buttons. */
  readonly isNamed: boolean;
  /** Its label, where that leads to an element of another product with the same id. */
  readonly strayLabel: HTMLLabelElement | null;
}

/** Of a radio button or its label: its colour or picture. */
export const SWATCH = 'data-storefront-swatch';
export const SELECT_WRAPPER = 'variant-select-wrapper';
export const RADIO = 'input[type="radio"]';
export const RADIO_GROUP = 'variant-radiobtn-wrapper';
/** Existing templates give these labels a button role, for scripts that are missing. */
const BUTTON_LABEL = 'label[role="button"]';

/** Controls without an option are left alone. */
export function readControls(element: Element, product: KnownOptions): PickerControls {
  const selects: PickerSelect[] = [];
  const groups: PickerGroup[] = [];
  const radios: PickerRadio[] = [];
  let stray: Element | null = null;
  const optionOf = (node: OptionControl) => {
    const option = optionNameOf(node, product);
    if (option === null || !product.optionNames.includes(option)) stray ??= node;
    return option;
  };
  for (const node of element.querySelectorAll('select')) {
    const option = optionOf(node);
    if (option !== null) selects.push({ node, option, isNamed: isNamed(node), wrapper: node.closest(`.${SELECT_WRAPPER}`) });
  }
  for (const node of element.querySelectorAll<HTMLInputElement>(RADIO)) {
    const option = optionOf(node);
    if (option !== null) radios.push({ node, option, isNamed: node.name !== '', strayLabel: strayLabelOf(element, node) });
  }
  for (const node of element.querySelectorAll(`.${RADIO_GROUP}`)) {
    const inside = radios.find((radio) => node.contains(radio.node));
    if (inside) groups.push({ node, option: inside.option, isNamed: isNamed(node) });
  }
  return {
    selects,
    groups,
    radios,
    buttonLabels: [...element.querySelectorAll(BUTTON_LABEL)],
    stray,
    isMarked: element.querySelector(`[${SWATCH}]`) !== null,
  };
}

/** The label of a radio button whose id another element of the page has, to which the label leads. */
const strayLabelOf = (element: Element, { id, ownerDocument }: HTMLInputElement): HTMLLabelElement | null =>
  id && !element.contains(ownerDocument.getElementById(id)) ? element.querySelector(`label[for="${CSS.escape(id)}"]`) : null;

/** All controls of the picker by which a visitor chooses. */
export const allControls = ({ selects, radios }: PickerControls): readonly (PickerSelect | PickerRadio)[] => [...selects, ...radios];

export function readChosen(controls: PickerControls): ReadonlyMap<string, string> {
  const chosen = new Map<string, string>();
  for (const { option, node } of allControls(controls)) {
    if (node.value !== '' && (node as Partial<HTMLInputElement>).checked !== false) chosen.set(option, node.value);
  }
  return chosen;
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
  for (const { name } of element.querySelectorAll<HTMLInputElement>(RADIO)) {
    const twins = name === '' ? [] : element.ownerDocument.getElementsByName(name);
    // One by one, because a loop asks for their number, and the browser then looks for them to the end of the page.
    for (let at = 0, twin; (twin = twins[at]); at += 1) if (twin.matches(RADIO) && !element.contains(twin)) return true;
  }
  return false;
}
