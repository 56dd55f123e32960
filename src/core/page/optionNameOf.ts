import type { Product } from '../../commerce/model/product.ts';

/** A native control by which an option of a product is chosen. */
export type OptionControl = HTMLSelectElement | HTMLInputElement;

/** What is known of a product's options. */
export type KnownOptions = Pick<Product, 'optionNames' | 'variants'>;

export const OPTION_NAME = 'data-variant-option-name';
const NAME_PREFIX = 'variant-option-';
const NAME_SUFFIX = '-select';

/**
 * The option that a control chooses: as the page states it; else the one that its name or label calls; else the only one that has all its
 * values. `null`: none.
 */
export function optionNameOf(control: OptionControl, product: KnownOptions): string | null {
  const stated = control.closest(`[${OPTION_NAME}]`)?.getAttribute(OPTION_NAME);
  if (stated) return stated;
  // Not by its property: a form's controls may be called "name".
  const name = control.getAttribute('name') ?? '';
  if (name.startsWith(NAME_PREFIX)) return name.slice(NAME_PREFIX.length, name.endsWith(NAME_SUFFIX) ? -NAME_SUFFIX.length : undefined);
  const called = new Set([name, ...labelsOf(control)].map(plain));
  const byName = product.optionNames.find((option) => called.has(plain(option)));
  if (byName) return byName;
  const values = valuesOf(control);
  const byValues = product.optionNames.filter((option) => hasValues(product, option, values));
  return values.length > 0 && byValues.length === 1 ? (byValues[0] ?? null) : null;
}

/** "Select Size:" and "size" both call the option "Size". */
const plain = (words: string): string =>
  words
    .toLowerCase()
    .replace(/^\s*(?:select|choose)\s/, '')
    .replaceAll(/[\s:*]+/g, ' ')
    .trim();

/** What a drop-down is called. The labels of radio buttons are their values: a group of them is called by its legend. */
function labelsOf(control: OptionControl): string[] {
  if (control.localName !== 'select') return [control.closest('fieldset')?.querySelector('legend')?.textContent ?? ''];
  return [control.getAttribute('aria-label') ?? '', ...[...(control.labels ?? [])].map(wordsOf)];
}

/** Without the drop-down that may stand in the label. */
function wordsOf(label: Element): string {
  const copy = label.cloneNode(true) as Element;
  copy.querySelector('select')?.remove();
  return copy.textContent ?? '';
}

function valuesOf(control: OptionControl): string[] {
  const choices = control.localName === 'select' ? [...(control as HTMLSelectElement).options] : [control];
  return choices.map(({ value }) => value).filter(Boolean);
}

const hasValues = ({ variants }: KnownOptions, option: string, values: readonly string[]): boolean =>
  values.every((value) => variants.some(({ attributes }) => attributes[option] === value));
