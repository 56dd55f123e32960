import { productFields, variantFields, type DataField } from './productFields.ts';

/** Attributes of a product's element, or of its add button or picker. */
export const productAttributes: Readonly<Record<string, string>> = {
  'data-product': 'the product as JSON, on its element; a JSON script in it says the same',
  'data-product-id': 'its id, on its element; a product needs one',
  'data-item-id': 'the same by the platform’s name',
  'data-product-type': 'its type, as <code>productType</code>, on its element or its add button; wins over the data',
  'data-product-title': 'its name, on its element',
  'data-collection-id': 'the collection that it belongs to, on its element or its add button',
  'data-variants': 'the variants as JSON, on the platform’s picker; wins over other data',
  'data-context': 'on the platform’s version 8 element: JSON with <code>product</code>',
  'data-is-subscribable': '<code>true</code> on the platform’s picker: sold as a subscription',
  'data-subscription-plan': 'its plan as JSON, on the platform’s picker',
  'data-is-subscription': '<code>true</code> on the add button: sold as a subscription',
  'data-form': 'the form that is asked before the add, as JSON on the add button; wins over the data',
};

const shown = (fields: readonly DataField[]) =>
  fields.map(({ example, ...words }) => ({
    ...words,
    example: JSON.stringify(example).replaceAll('{', '&#123;').replaceAll('}', '&#125;'),
  }));

/** The guide's tables of product data; HTML. */
export const guideProductData = {
  product: shown(productFields),
  variant: shown(variantFields),
  attributes: Object.entries(productAttributes).map(([name, meaning]) => ({ name, meaning })),
};
