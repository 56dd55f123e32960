import type { Product } from '../model/product';
import { createMarkup, isFilled, readMarkup, type Markup, type MarkupRole } from './markup';
import * as names from './names';
import type { Page } from './createPage';

/** What a variant picker shows: the server's structure, its controls by role. */
export interface VariantsProps {
  readonly scope: string;
  /**
   * Empty where the page leaves the picker to us. Roles: `select-wrapper`, `select` (with its choices in it), `radio-group`, `radio` and
   * `label`; `about` is the option's name; the `value` of a drop-down or group that has no name for assistive technology is `null`.
   */
  readonly nodes: readonly Markup[];
  /** What the controls showed as chosen when the page was read: the visitor may have chosen before the script arrived. */
  readonly chosen: Readonly<Record<string, string>>;
  /** Whether another picker on the page uses the same radio names, which would make one group of both. */
  readonly sharesNames: boolean;
}

/** Reads a variant picker; one for a product without a choice is not ours to show (spec §4). */
export function readVariants(element: HTMLElement, page: Page): VariantsProps | null {
  const scope = page.scopeOf(element);
  if (!scope || scope.product.variants.length < 2 || scope.product.optionNames.length === 0) return null;
  const filled = isFilled(element);
  return {
    scope: scope.id,
    nodes: filled ? readMarkup(element, roleOf) : [],
    chosen: filled ? readChosen(element) : {},
    sharesNames: sharesRadioNames(element),
  };
}

/** The choice that a control stands for; `null` when it is no control of a picker. The value is never taken from its text. */
export function readChoice(control: unknown): { option: string; value: string } | null {
  if (!(control instanceof HTMLSelectElement || control instanceof HTMLInputElement)) return null;
  const option = optionNameOf(control);
  return option === null ? null : { option, value: control.value };
}

function roleOf(node: Element): MarkupRole | null {
  if (node.matches(names.variantsSelect)) return { role: 'select', about: optionNameOf(node), value: nameOf(node), isWhole: true };
  if (node.matches(names.variantsRadio)) return { role: 'radio', about: optionNameOf(node), value: (node as HTMLInputElement).value };
  if (node.classList.contains(names.variantsSelectWrapper)) {
    const select = node.querySelector(names.variantsSelect);
    return select && { role: 'select-wrapper', about: optionNameOf(select) };
  }
  if (node.classList.contains(names.variantsRadioGroup)) {
    const radio = node.querySelector(names.variantsRadio);
    return radio && { role: 'radio-group', about: optionNameOf(radio), value: nameOf(node) };
  }
  return node.matches(names.variantsButtonLabel) ? { role: 'label', isWhole: true, without: ['role', 'tabindex'] } : null;
}

/** What the server calls a control for assistive technology; `null`: nothing. */
const nameOf = (node: Element): string | null =>
  node.getAttribute('aria-label') ?? node.getAttribute('aria-labelledby') ?? (node as Partial<HTMLSelectElement>).labels?.[0]?.textContent ?? null;

function optionNameOf(control: Element): string | null {
  const named = control.closest(`[${names.variantsOptionName}]`)?.getAttribute(names.variantsOptionName);
  if (named) return named;
  const name = control.getAttribute('name') ?? '';
  if (!name.startsWith(names.variantsNamePrefix)) return null;
  const end = name.endsWith(names.variantsNameSuffix) ? -names.variantsNameSuffix.length : undefined;
  return name.slice(names.variantsNamePrefix.length, end);
}

function readChosen(element: HTMLElement): Record<string, string> {
  const chosen = Object.create(null) as Record<string, string>;
  for (const control of element.querySelectorAll<HTMLSelectElement | HTMLInputElement>(`${names.variantsSelect},${names.variantsRadio}`)) {
    const choice = readChoice(control);
    const counts = control instanceof HTMLSelectElement || control.checked;
    if (choice && counts && choice.value !== '') chosen[choice.option] = choice.value;
  }
  return chosen;
}

function sharesRadioNames(element: HTMLElement): boolean {
  const seen = new Set<string>();
  for (const { name } of element.querySelectorAll<HTMLInputElement>(names.variantsRadio)) {
    if (name === '' || seen.has(name)) continue;
    seen.add(name);
    for (const twin of element.ownerDocument.getElementsByName(name)) if (twin.matches(names.variantsRadio) && !element.contains(twin)) return true;
  }
  return false;
}

/**
 * The picker of a neutral page that leaves its markup to us: drop-downs in the structure of existing templates.
 * @param placeholder what a drop-down says before anything is chosen
 */
export function createPicker({ optionNames, variants }: Product, placeholder: (option: string) => string): Markup[] {
  return optionNames.map((option) => {
    const values = new Set<string>();
    for (const variant of variants) {
      const value = variant.attributes[option];
      if (value !== undefined) values.add(value);
    }
    const choices = ['', ...values].map((value) =>
      createMarkup('option', { value }, [value === '' ? placeholder(option) : value]),
    );
    const select = createMarkup('select', { 'aria-label': option, [names.variantsOptionName]: option }, choices, {
      role: 'select',
      about: option,
      value: option,
      isWhole: true,
    });
    return createMarkup('div', { class: 'variant-option' }, [
      createMarkup('div', { class: 'variant-option-title' }, [option]),
      createMarkup('div', { class: names.variantsSelectWrapper }, [select], { role: 'select-wrapper', about: option }),
    ]);
  });
}
