import { optionNameOf, type KnownOptions, type OptionControl } from '../../../src/core/page/optionNameOf.ts';

/** The native controls of a variant picker, in the order of the page. */
export interface PickerControls {
  readonly selects: readonly PickerSelect[];
  readonly groups: readonly PickerGroup[];
  readonly radios: readonly PickerRadio[];
  /** Of the radio buttons, where the server dressed them as buttons. */
  readonly buttonLabels: readonly Element[];
  /** Controls of no option that the product has. */
  readonly strays: readonly Element[];
}

/** A drop-down. */
export interface PickerSelect {
  readonly node: HTMLSelectElement;
  readonly option: string;
  /** Whether the server named it for assistive technology. */
  readonly isNamed: boolean;
  /** Theme CSS draws the closed drop-down from an attribute of it. */
  readonly wrapper: Element | null;
}

/** What stands round the radio buttons of one option. */
export interface PickerGroup {
  readonly node: Element;
  readonly option: string;
  readonly isNamed: boolean;
}

export interface PickerRadio {
  readonly node: HTMLInputElement;
  readonly option: string;
  /** Whether the server gave it the name that holds the radio buttons of an option together. */
  readonly isNamed: boolean;
}

export const SELECT_WRAPPER = 'variant-select-wrapper';
export const RADIO = 'input[type="radio"]';
export const RADIO_GROUP = 'variant-radiobtn-wrapper';
/** Existing templates call the labels of their radio buttons buttons, for scripts that are not there. */
const BUTTON_LABEL = 'label[role="button"]';

/** Finds the controls in a picker's element; a control of no option is left alone. */
export function readControls(element: Element, product: KnownOptions): PickerControls {
  const selects: PickerSelect[] = [];
  const groups: PickerGroup[] = [];
  const radios: PickerRadio[] = [];
  const strays: Element[] = [];
  const optionOf = (node: OptionControl) => {
    const option = optionNameOf(node, product);
    if (option === null || !product.optionNames.includes(option)) strays.push(node);
    return option;
  };
  for (const node of element.querySelectorAll('select')) {
    const option = optionOf(node);
    if (option !== null) selects.push({ node, option, isNamed: isNamed(node), wrapper: node.closest(`.${SELECT_WRAPPER}`) });
  }
  for (const node of element.querySelectorAll<HTMLInputElement>(RADIO)) {
    const option = optionOf(node);
    if (option !== null) radios.push({ node, option, isNamed: node.name !== '' });
  }
  for (const node of element.querySelectorAll(`.${RADIO_GROUP}`)) {
    const inside = radios.find((radio) => node.contains(radio.node));
    if (inside) groups.push({ node, option: inside.option, isNamed: isNamed(node) });
  }
  return { selects, groups, radios, buttonLabels: [...element.querySelectorAll(BUTTON_LABEL)], strays };
}

/** What they show as chosen, by option. The value is never taken from its text. */
export function readChosen({ selects, radios }: PickerControls): ReadonlyMap<string, string> {
  const chosen = new Map<string, string>();
  for (const { option, node } of [...selects, ...radios.filter(({ node: { checked } }) => checked)]) {
    if (node.value !== '') chosen.set(option, node.value);
  }
  return chosen;
}

const isNamed = (node: Element): boolean =>
  node.hasAttribute('aria-label') || node.hasAttribute('aria-labelledby') || !!(node as Partial<HTMLSelectElement>).labels?.length;
