import { fireEvent } from '@testing-library/react';
import { describe, it } from 'vitest';
import { json } from '../../core/page/openPage.ts';
import { expectServedPageUntouched, type Interactions } from '../expectServedPageUntouched.ts';
import { anArticle, aProductPage, aWireVariant, type OpenPage } from '../openWidgets.ts';

const SHIRTS = ['S', 'M', 'L'].flatMap((Size) =>
  ['Blue', 'Red'].map((Color) => aWireVariant({ Size, Color }, { qtyInStock: `${Size}${Color}` === 'SRed' ? 0 : 5 })),
);
/** Without a large red one, so that drop-downs narrow each other. */
const FEW = SHIRTS.filter(({ id }) => id !== 'L-Red');

const control = (option: string, tag: string) =>
  document.querySelector<HTMLInputElement>(`[data-variant-option-name="${option}"] ${tag},${tag}[data-variant-option-name="${option}"]`);
const pick = (option: string, value: string) => (page: OpenPage) => {
  const select = control(option, 'select');
  if (select) fireEvent.change(select, { target: { value } });
  else if (value === '') page.shop.products.choose('p1', option, '');
  else fireEvent.click(control(option, `input[value="${value}"]`)!);
};
const choices: Interactions = {
  'nothing is chosen, and it is to be added': ({ shop }) => shop.products.add('p1'),
  'the reason is read': ({ shop }) => shop.products.dismissNotice('p1'),
  'a size is picked': pick('Size', 'S'),
  'a colour that is sold out in it': pick('Color', 'Red'),
  'another size': pick('Size', 'M'),
  'one that does not exist is chosen': ({ shop }) => shop.products.choose('p1', 'Size', 'XXL'),
  'all is taken back': (page) => (pick('Size', '')(page), pick('Color', '')(page)),
  'the large one': pick('Size', 'L'),
  'its form is reset': () => document.querySelector('form')?.reset(),
};

const OPTIONS = [
  ['Size', ['S', 'M', 'L']],
  ['Color', ['Blue', 'Red']],
] as const;
const dropDown = (option: string, values: readonly string[]) =>
  `<div class="variant-select-wrapper"><select aria-label="Select ${option}" data-variant-option-name="${option}">\n  <option value="">Select ${option}</option>` +
  `${values.map((value) => `<option value="${value}">\n    ${value}\n  </option>`).join('\n')}</select></div>`;
const radios = (option: string, values: readonly string[]) =>
  `<div class="variant-radiobtn-wrapper" data-variant-option-name="${option}">${values
    .map(
      (value) =>
        `<input type="radio" class="variant-radiobtn" value="${value}" name="variant-option-${option}" id="variant-option-${option}-${value}">` +
        `<label for="variant-option-${option}-${value}" role="button" tabindex="0">${value}<!-- a --></label>`,
    )
    .join('')}</div>`;
const picker = (inside: string, variants: readonly object[] = SHIRTS) =>
  `<form>${anArticle(`<div class="product-variants" data-variants='${json(variants)}'>\n  ${inside}\n</div>`)}</form>`;
const each = (...parts: ((option: string, values: readonly string[]) => string)[]) =>
  OPTIONS.map(
    ([option, values]) =>
      `<div class="variant-option"><div class="variant-option-title">${option}: </div>${parts.map((part) => part(option, values)).join('')}</div>`,
  ).join('\n');

/** Markup of version 8. */
const EIGHT = OPTIONS.map(
  ([option, values]) =>
    `<div class="variant-option" data-variant-option-name="${option}"><label for="${option}">${option}</label><div class="variant-select-wrapper" data-selected-value="">` +
    `<select class="variant-select" id="${option}" name="variant-option-${option}-select"><option value="" disabled selected>Select</option>${values.map((value) => `<option value="${value}">${value}</option>`).join('')}</select></div></div>`,
).join('');

const BRANCHING = { templateVersion: '7.1', betaFeatureFlags: ['product_branching'] };
const DISABLING = { websiteSettings: { storeSettings: { merchandisingSettings: { soldOutVariantsDropdownDisabled: true } } } };

describe('the law of the served page: the variant picker', () => {
  it.each([
    ['7 and 7.1', picker(each(dropDown, radios)), {}],
    ['7.1, narrowing each other', picker(each(dropDown), FEW), BRANCHING],
    ['7 and 7.1, sold out switched off', picker(each(dropDown, radios)), DISABLING],
    ['7 and 7.1, radio buttons', picker(each(radios).replaceAll(' name="variant-option-Size"', '')), {}],
    ['8', picker(EIGHT), DISABLING],
    [
      'our hooks, as the page wrote it',
      aProductPage(`<div data-storefront="variants">${each(dropDown)}</div>`, { variants: SHIRTS }),
      undefined,
    ],
    ['our hooks', aProductPage('<div data-storefront="variants"></div>', { variants: SHIRTS }), undefined],
    [
      'a product block beside another',
      ['mug', 'vase']
        .map(
          (id) =>
            `<div class="product-block" data-product='${json({ id, variants: SHIRTS })}'><div class="product-variants">${each(dropDown, radios)}</div></div>`,
        )
        .join(''),
      {},
    ],
    [
      'a quick view',
      `<div class="sqs-product-quick-view-content" data-product-id="mug" data-product='${json({ id: 'mug', variants: SHIRTS })}'><div class="product-variants" data-variants='${json(SHIRTS)}'>${each(dropDown)}</div></div>`,
      {},
    ],
  ])('markup %s', async (_markup, html, context) => expectServedPageUntouched(html, choices, context));
});
