/** A field that the reader of product data takes. */
export interface DataField {
  /** Where it stands in its record: `stock.quantity`, or `pricingOptions[].price` for each of a list. */
  readonly name: string;
  /** Its type and unit; HTML. */
  readonly type: string;
  readonly meaning: string;
  /** The value that counts without it. */
  readonly otherwise: string;
  /** A record in which the field says something. */
  readonly example: Readonly<Record<string, unknown>>;
}

type Row = readonly [name: string, type: string, meaning: string, otherwise: string, example: DataField['example']];

const rows = (list: readonly Row[]): readonly DataField[] =>
  list.map(([name, type, meaning, otherwise, example]) => ({ name, type, meaning, otherwise, example }));

const AMOUNT = 'whole number, or its digits as text; minor units (cents)';
const MONEY = 'money object';
const PLAN = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 6 };
const OFFER = { productSubscriptionOptionId: 'monthly', subscriptionPlan: PLAN, price: 2500 };

/** Fields of a product: of `data-product`, of a JSON script in it, or of an item's `structuredContent`. */
export const productFields = rows([
  [
    'variants',
    'list of variants',
    'what can be chosen; see below',
    'the product is added by its id',
    { variants: [{ sku: 'MUG', price: 2800 }] },
  ],
  ['title', 'text', 'its name', 'the heading in the product', { title: 'Mug' }],
  ['collectionId', 'text', 'the collection that it belongs to', 'the page’s collection', { collectionId: '5f3' }],
  [
    'productType',
    '1 physical, 2 digital, 3 service, 4 gift card, 5 paywall',
    'what is sold; <code>data-product-type</code> on the element wins. A gift card (4) is bought on a page of its own',
    '1',
    { productType: 4 },
  ],
  ['price', AMOUNT, 'the price where the variants have none', 'the server’s text stays', { price: 2800 }],
  ['priceMoney', MONEY, 'the same as money', '', { priceMoney: { value: '28.00', currency: 'EUR' } }],
  [
    'salePrice',
    AMOUNT,
    'the reduced price; counts only with <code>onSale</code>',
    'no sale',
    { price: 2800, salePrice: 2100, onSale: true },
  ],
  ['salePriceMoney', MONEY, 'the same as money', '', { price: 2800, salePriceMoney: { value: '21.00', currency: 'EUR' }, onSale: true }],
  ['onSale', 'true or false', 'whether the reduced price holds', 'false', { price: 2800, salePrice: 2100, onSale: true }],
  [
    'variantOptionOrdering',
    'list of option names',
    'the order of the options',
    'as they first occur',
    { variants: [{ sku: 'a', attributes: { Size: 'S', Colour: 'Oat' } }], variantOptionOrdering: ['Colour', 'Size'] },
  ],
  [
    'variantAttributeNames',
    'list of option names',
    'the same by its former name',
    'as they first occur',
    { variants: [{ sku: 'a', attributes: { Size: 'S', Colour: 'Oat' } }], variantAttributeNames: ['Colour', 'Size'] },
  ],
  [
    'images',
    'list of pictures',
    'the pictures of an empty gallery',
    'no pictures',
    { images: [{ id: 'p1', assetUrl: '/mug.jpg', originalSize: '1600x1200', altText: 'A mug' }] },
  ],
  [
    'swatches',
    'by option and value: <code>color</code>, <code>image</code>',
    'colours and pictures of choices',
    'none',
    { swatches: { Colour: { Oat: { color: '#d8c3a5' } } } },
  ],
  ['isSubscribable', 'true or false', 'whether it is sold as a subscription', 'false', { isSubscribable: true }],
  ['subscribable', 'true or false', 'the same by its other name', 'false', { subscribable: true }],
  ['subscriptionPlan', 'plan', 'the plan of a product that is only sold as a subscription', 'none', { subscriptionPlan: PLAN }],
  ['subscriptionPlan.billingPeriod', 'record', 'how often it is paid', 'the plan is not read', { subscriptionPlan: PLAN }],
  [
    'subscriptionPlan.billingPeriod.value',
    'whole number, 1 or more',
    'how many units of time',
    'the plan is not read',
    { subscriptionPlan: PLAN },
  ],
  [
    'subscriptionPlan.billingPeriod.unit',
    '<code>WEEK</code>, <code>MONTH</code>, <code>YEAR</code>',
    'the unit of time',
    'the plan is not read',
    { subscriptionPlan: PLAN },
  ],
  ['subscriptionPlan.numBillingCycles', 'whole number; 0: without end', 'how many payments', '0', { subscriptionPlan: PLAN }],
  [
    'additionalFieldsForm',
    'form',
    'what the shopper is asked before the add',
    'nothing is asked',
    { additionalFieldsForm: { name: 'Engraving', fields: [] } },
  ],
  ['additionalFieldsForm.id', 'text', 'its id', 'none', { additionalFieldsForm: { id: 'f1', fields: [] } }],
  ['additionalFieldsForm.name', 'text', 'its heading', 'none', { additionalFieldsForm: { name: 'Engraving', fields: [] } }],
  [
    'additionalFieldsForm.fields',
    'list of records, or of their JSON',
    'its fields',
    'none',
    { additionalFieldsForm: { fields: [{ type: 'text', id: 'name', title: 'Name' }] } },
  ],
  [
    'additionalFieldsForm.placesEnabled',
    'true or false',
    'whether addresses are looked up',
    'false',
    { additionalFieldsForm: { fields: [], placesEnabled: true } },
  ],
  ['additionalFieldsFormId', 'text', 'the id of a form that the platform has', 'none', { additionalFieldsFormId: 'f1' }],
  [
    'useCustomAddButtonText',
    'true or false',
    'whether the next field counts',
    'false',
    { useCustomAddButtonText: true, customAddButtonText: 'Order' },
  ],
  [
    'customAddButtonText',
    'text',
    'the label of the add button',
    'the shop’s own',
    { useCustomAddButtonText: true, customAddButtonText: 'Order' },
  ],
  ['customSoldOutText', 'text', 'the label where it is sold out', 'the shop’s own', { customSoldOutText: 'Back in May' }],
  [
    'structuredContent',
    'record',
    'holds these fields, in items as the platform writes them',
    'they stand beside it',
    { structuredContent: { price: 2800 } },
  ],
]);

/** Fields of a variant. */
export const variantFields = rows([
  ['id', 'text or number', 'its id; a variant needs this or <code>sku</code>', 'the sku', { id: 's' }],
  ['sku', 'text or number', 'the article number, which the cart is sent', 'none', { sku: 'MUG-S' }],
  ['attributes', 'option name to value, text or number', 'what it is among the options', 'none', { attributes: { Size: 'Small' } }],
  ['optionValues', 'list of pairs', 'the same as a list', 'none', { optionValues: [{ optionName: 'Size', value: 'Small' }] }],
  ['optionValues[].optionName', 'text', 'the option', 'the pair is left out', { optionValues: [{ optionName: 'Size', value: 'Small' }] }],
  ['optionValues[].value', 'text or number', 'its value', 'an empty text', { optionValues: [{ optionName: 'Size', value: 'Small' }] }],
  ['price', AMOUNT, 'its price', 'the product’s', { price: 2800 }],
  ['priceMoney', MONEY, 'the same as money; <code>price</code> wins', 'the product’s', { priceMoney: { value: '28.00', currency: 'EUR' } }],
  [
    'priceMoney.value',
    'text; a decimal with a point, else minor units',
    'the amount',
    'the variant is unavailable',
    { priceMoney: { value: '28.00', currency: 'EUR' } },
  ],
  [
    'priceMoney.decimalValue',
    'text; a decimal',
    'the amount; wins over <code>value</code>',
    '<code>value</code>',
    { priceMoney: { decimalValue: '28.00', currencyCode: 'EUR' } },
  ],
  ['priceMoney.currency', 'ISO 4217 code', 'its currency', 'the store’s', { priceMoney: { value: '28.00', currency: 'EUR' } }],
  [
    'priceMoney.currencyCode',
    'ISO 4217 code',
    'the same by its other name',
    'the store’s',
    { priceMoney: { decimalValue: '28.00', currencyCode: 'EUR' } },
  ],
  [
    'salePrice',
    AMOUNT,
    'the reduced price; counts only with <code>onSale</code>',
    'no sale',
    { price: 2800, salePrice: 2100, onSale: true },
  ],
  [
    'salePriceMoney',
    MONEY,
    'the same as money',
    'no sale',
    { price: 2800, salePriceMoney: { value: '21.00', currency: 'EUR' }, onSale: true },
  ],
  ['onSale', 'true or false', 'whether the reduced price holds', 'false', { price: 2800, salePrice: 2100, onSale: true }],
  ['qtyInStock', 'whole number, or its digits as text; pieces', 'how many are left', 'the platform decides at the add', { qtyInStock: 4 }],
  ['unlimited', 'true or false', 'whether it is always in stock', 'false', { unlimited: true }],
  ['stock', 'record', 'the same two in one', 'the platform decides at the add', { stock: { quantity: 4 } }],
  ['stock.quantity', 'whole number; pieces', 'how many are left', 'the platform decides at the add', { stock: { quantity: 4 } }],
  ['stock.unlimited', 'true or false', 'whether it is always in stock', 'false', { stock: { unlimited: true } }],
  ['soldOut', 'true or false', 'whether none is left, where no number is stated', 'false', { soldOut: true }],
  ['imageIds', 'list of texts', 'the ids of its pictures', 'none', { imageIds: ['p1'] }],
  ['mainImage', 'address, or record', 'its picture', 'the first of <code>images</code>', { mainImage: '/mug.jpg' }],
  ['mainImage.assetUrl', 'address', 'the address of its picture', 'none', { mainImage: { assetUrl: '/mug.jpg' } }],
  ['images', 'list of addresses, or of records', 'its pictures; the first counts', 'none', { images: ['/mug.jpg'] }],
  ['images[].assetUrl', 'address', 'the address of a picture', 'none', { images: [{ assetUrl: '/mug.jpg' }] }],
  [
    'unitPriceMeasurement',
    'record',
    'what its package holds, for the price per unit',
    'the element’s <code>data-unit-price-measurement</code>',
    { unitPriceMeasurement: { quantityValue: 250, quantityUnit: 'g', referenceValue: 1, referenceUnit: 'kg' } },
  ],
  ['pricingOptions', 'list of subscriptions', 'the plans by which it can be had', 'it is bought once', { pricingOptions: [OFFER] }],
  [
    'pricingOptions[].productSubscriptionOptionId',
    'text',
    'the id of the plan, which the platform is sent',
    'the plan is left out',
    { pricingOptions: [OFFER] },
  ],
  [
    'pricingOptions[].subscriptionOptionId',
    'text',
    'the same by its other name',
    'the plan is left out',
    { pricingOptions: [{ subscriptionOptionId: 'monthly', subscriptionPlan: PLAN, price: 2500 }] },
  ],
  [
    'pricingOptions[].subscriptionPlan',
    'plan, as of a product',
    'how often it is paid',
    'the plan is left out',
    { pricingOptions: [OFFER] },
  ],
  [
    'pricingOptions[].price',
    AMOUNT,
    'the price of one payment; also <code>priceMoney</code>, <code>salePrice</code>, <code>salePriceMoney</code> and <code>onSale</code>, as above',
    'the plan is left out',
    { pricingOptions: [OFFER] },
  ],
]);
