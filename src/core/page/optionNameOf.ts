import type { Product } from '../../commerce/model/product.ts';

export type OptionControl = HTMLSelectElement | HTMLInputElement;

export type KnownOptions = Pick<Product, 'optionNames' | 'variants'>;

export const OPTION_NAME = 'data-variant-option-name';
const NAME_PREFIX = 'variant-option-';
const NAME_SUFFIX = '-select';

/** The option of a control: by the page's markup, else by its name or label, else the only option with all its values; `null`: none. */
export function optionNameOf(control: OptionControl, product: KnownOptions): string | null {
  const stated = control.closest(`[${OPTION_NAME}]`)?.getAttribute(OPTION_NAME);
  if (stated) return stated;
  // Not the property, which a form control called "name" shadows.
  const name = control.getAttribute('name') ?? '';
  if (name.startsWith(NAME_PREFIX)) return name.slice(NAME_PREFIX.length, name.endsWith(NAME_SUFFIX) ? -NAME_SUFFIX.length : undefined);
  const called = new Set([name, ...labelsOf(control)].map(plain));
  const byName = product.optionNames.find((option) => called.has(plain(option)));
  if (byName) return byName;
  const values = valuesOf(control);
  const byValues = product.optionNames.filter((option) => hasValues(product, option, values));
  return values.length > 0 && byValues.length === 1 ? (byValues[0] ?? null) : null;
}

const plain = (words: string): string =>
  words
    .toLowerCase()
    .replace(/^\s*(?:select|choose)\s/, '')
    .replaceAll(/[\s:*]+/g, ' ')
    .trim();

/** The label of a drop-down; a radio button's label is its value, so a group is named by its legend. */
function labelsOf(control: OptionControl): string[] {
  if (control.localName !== 'select') return [control.closest('fieldset')?.querySelector('legend')?.textContent ?? ''];
  return [control.getAttribute('aria-label') ?? '', ...[...(control.labels ?? [])].map(wordsOf)];
}

/** Without the options of a drop-down inside the label. */
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
