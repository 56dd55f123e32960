import * as selectors from './selectors.ts';

/** The native controls of a variant picker, in the order of the page. */
export interface PickerControls {
  readonly selects: readonly PickerSelect[];
  readonly groups: readonly PickerGroup[];
  readonly radios: readonly PickerRadio[];
  /** Of the radio buttons, where the server dressed them as buttons. */
  readonly buttonLabels: readonly Element[];
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
}

/** Finds the controls in a picker's element; a control of no option is none of ours. */
export function readControls(element: Element): PickerControls {
  const selects: PickerSelect[] = [];
  const groups: PickerGroup[] = [];
  const radios: PickerRadio[] = [];
  for (const node of element.querySelectorAll<HTMLSelectElement>(selectors.variantsSelect)) {
    const option = optionNameOf(node);
    if (option !== null)
      selects.push({ node, option, isNamed: isNamed(node), wrapper: node.closest(`.${selectors.variantsSelectWrapper}`) });
  }
  for (const node of element.querySelectorAll<HTMLInputElement>(selectors.variantsRadio)) {
    const option = optionNameOf(node);
    if (option !== null) radios.push({ node, option });
  }
  for (const node of element.querySelectorAll(`.${selectors.variantsRadioGroup}`)) {
    const inside = radios.find((radio) => node.contains(radio.node));
    if (inside) groups.push({ node, option: inside.option, isNamed: isNamed(node) });
  }
  return { selects, groups, radios, buttonLabels: [...element.querySelectorAll(selectors.variantsButtonLabel)] };
}

/** The choice that a control stands for; `null` when it is no control of a picker. The value is never taken from its text. */
export function readChoice(control: unknown): { option: string; value: string } | null {
  if (!(control instanceof HTMLSelectElement || control instanceof HTMLInputElement)) return null;
  const option = optionNameOf(control);
  return option === null ? null : { option, value: control.value };
}

const isNamed = (node: Element): boolean =>
  node.hasAttribute('aria-label') || node.hasAttribute('aria-labelledby') || !!(node as Partial<HTMLSelectElement>).labels?.length;

function optionNameOf(control: Element): string | null {
  const named = control.closest(`[${selectors.variantsOptionName}]`)?.getAttribute(selectors.variantsOptionName);
  if (named) return named;
  const name = control.getAttribute('name') ?? '';
  if (!name.startsWith(selectors.variantsNamePrefix)) return null;
  const end = name.endsWith(selectors.variantsNameSuffix) ? -selectors.variantsNameSuffix.length : undefined;
  return name.slice(selectors.variantsNamePrefix.length, end);
}
