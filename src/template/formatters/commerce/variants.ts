import { isOfType, isSubscribable, variantsOf, wording } from '../../data/productState.ts';
import { at, listAt, textAt } from '../../data/read.ts';
import type { Formatter, Scope } from '../../render/Scope.ts';
import { scalarText } from '../../render/toText.ts';
import { escapeAttribute, escapeText } from '../../text/escape.ts';
import { formatMessage } from '../i18n/formatMessage.ts';

export interface VariantOption {
  readonly name: string;
  readonly values: readonly string[];
}

/** Options in the product's order, each value once; empty with fewer than two variants. */
export function optionsOf(item: unknown): VariantOption[] {
  const variants = variantsOf(item);
  if (variants.length < 2) return [];
  const options: VariantOption[] = [];
  for (const ordered of listAt(item, 'structuredContent', 'variantOptionOrdering')) {
    const name = scalarText(ordered);
    const values = new Set<string>();
    for (const variant of variants) {
      const value = textAt(variant, 'attributes', name);
      if (value) values.add(value);
    }
    options.push({ name, values: [...values] });
  }
  return options;
}

function selectHtml({ name, values }: VariantOption, prompt: string): string {
  let html = `<select aria-label="${escapeAttribute(prompt)}" data-variant-option-name="${escapeAttribute(name)}">\n`;
  html += `        <option value="">${escapeText(prompt)}</option>\n        `;
  for (const value of values) html += `<option value="${escapeAttribute(value)}">${escapeText(value)}</option>`;
  return `${html}\n      </select>`;
}

function radiosHtml({ name, values }: VariantOption): string {
  let html = '';
  for (const value of values) {
    const id = escapeAttribute(`variant-option-${name}-${value}`);
    html += `      <input type="radio" class="variant-radiobtn" value="${escapeAttribute(value)}" name="${escapeAttribute(`variant-option-${name}`)}" id="${id}"/>\n`;
    html += `      <label class="sqs-button-element--secondary" role="button" tabindex="0" for="${id}">${escapeText(value)}</label>\n`;
  }
  return html;
}

function optionHtml(option: VariantOption, isGiftCard: boolean, scope: Scope): string {
  const [key, ours] = isGiftCard ? ['giftCardVariantSelectText', 'Select Value'] : ['productVariantSelectText', 'Select {variantName}'];
  const strings = scope.lookup('localizedStrings');
  const title = isGiftCard ? wording(strings, 'giftCardValueDisplayText', 'Value') : option.name;
  const prompt = formatMessage(wording(strings, key, ours), [option.name], new Map([['variantName', 0]]), scope);
  return (
    `    <div class="variant-option">\n    <div class="variant-option-title">${escapeText(title)}: </div>\n` +
    `    <div class="variant-select-wrapper">\n      ${selectHtml(option, prompt)}\n    </div>\n` +
    `    <div class="variant-radiobtn-wrapper" data-variant-option-name="${escapeAttribute(option.name)}">\n${radiosHtml(option)}    </div>\n    </div>\n`
  );
}

const json = (node: unknown): string => escapeAttribute(JSON.stringify(node));

export const variantsSelect: Formatter = (value, _args, scope) => {
  const options = optionsOf(value);
  const isGiftCard = isOfType(value, 'giftCard');
  if (options.length === 0) return undefined;
  const plan = at(value, 'structuredContent', 'subscriptionPlan');
  const subscription = isSubscribable(value)
    ? ` data-is-subscribable="true" data-subscription-plan="${plan === undefined ? '' : json(plan)}"`
    : '';
  let html = `<div class="product-variants" data-item-id="${escapeAttribute(textAt(value, 'id'))}" data-variants="${json(variantsOf(value))}"${subscription} data-animation-role="content">\n`;
  for (const option of options) html += optionHtml(option, isGiftCard, scope);
  return `${html}  </div>`;
};

/** `Blue / Large` */
export const variantDescriptor: Formatter = (value) =>
  listAt(value, 'optionValues')
    .map((option) => textAt(option, 'value'))
    .join(' / ');
