import { nullProtoRecord } from '../lib/nullProtoRecord.ts';
import type { Product } from '../model/product.ts';
import { isFilled } from './isFilled.ts';
import { createMarkup, readMarkup, type Markup } from './markup.ts';
import * as selectors from './selectors.ts';
import type { Page } from './createPage.ts';
import { readControls, type PickerControls } from './readControls.ts';

/** What a variant picker shows: the server's structure, whose controls `readControls` finds once it stands. */
export interface VariantsProps {
  readonly scope: string;
  /** Empty where the page leaves the picker to us. */
  readonly nodes: readonly Markup[];
  /** How many drop-downs it has. */
  readonly selectCount: number;
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
  const controls = readControls(element);
  return {
    scope: scope.id,
    nodes: filled ? readMarkup(element, () => null) : [],
    selectCount: filled ? controls.selects.length : scope.product.optionNames.length,
    chosen: readChosen(controls),
    sharesNames: sharesRadioNames(element),
  };
}

function readChosen({ selects, radios }: PickerControls): Record<string, string> {
  const telling = [...selects, ...radios.filter(({ node }) => node.checked)];
  return nullProtoRecord(telling.filter(({ node }) => node.value !== '').map(({ option, node }) => [option, node.value] as const));
}

function sharesRadioNames(element: HTMLElement): boolean {
  const seen = new Set<string>();
  for (const { name } of element.querySelectorAll<HTMLInputElement>(selectors.variantsRadio)) {
    if (name === '' || seen.has(name)) continue;
    seen.add(name);
    for (const twin of element.ownerDocument.getElementsByName(name))
      if (twin.matches(selectors.variantsRadio) && !element.contains(twin)) return true;
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
    const choices = ['', ...values].map((value) => createMarkup('option', { value }, [value === '' ? placeholder(option) : value]));
    const select = createMarkup('select', { 'aria-label': option, [selectors.variantsOptionName]: option }, choices);
    return createMarkup('div', { class: 'variant-option' }, [
      createMarkup('div', { class: 'variant-option-title' }, [option]),
      createMarkup('div', { class: selectors.variantsSelectWrapper }, [select]),
    ]);
  });
}
