import type { HostMoney, HostProduct, HostVariant } from './HostProduct.ts';

interface Sheet {
  readonly number: number;
  /** Default: made from the number. */
  readonly id?: string;
  readonly title: string;
  readonly productType: HostProduct['structuredContent']['productType'];
  readonly options: readonly string[];
  /** Option values · sku · cents · stock (`null` = unlimited) · sale price in cents. */
  readonly variants: readonly (readonly [values: readonly string[], sku: string, cents: number, left: number | null, saleCents?: number])[];
  /** Price without variants. */
  readonly cents?: number;
}

const COLLECTION_ID = '5f0c6f1d8a4c2b0017e3d9b0';
/** Degrees of the colour circle between the pictures of two products. */
const TURN = 67;

const sheets: readonly Sheet[] = [
  {
    number: 1,
    title: 'Linen Shirt',
    productType: 1,
    options: ['Size', 'Colour'],
    variants: [
      [['S', 'Blue'], 'SHIRT-S-BLUE', 4500, 5],
      [['S', 'White'], 'SHIRT-S-WHITE', 4500, 0],
      [['M', 'Blue'], 'SHIRT-M-BLUE', 4500, null, 3600],
      [['M', 'White'], 'SHIRT-M-WHITE', 4700, 2],
    ],
  },
  { number: 2, title: 'Enamel Mug', productType: 1, options: [], variants: [[[], 'MUG', 1850, 12]] },
  { number: 3, title: 'Knitting Pattern', productType: 2, options: [], variants: [], cents: 600 },
  { number: 4, title: 'Shirt Alteration', productType: 3, options: [], variants: [[[], 'ALTER', 2500, null]] },
  {
    number: 5,
    title: 'Gift Card',
    productType: 4,
    options: ['Value'],
    variants: [
      [['$25.00'], 'GIFT-25', 2500, null],
      [['$50.00'], 'GIFT-50', 5000, null],
    ],
  },
  {
    number: 6,
    id: '5f3c0de00000000000000101',
    title: 'Breakfast Mug',
    productType: 1,
    options: ['Size'],
    variants: [
      [['Small'], 'WK-MUG-OS', 2800, 4],
      [['Large'], 'WK-MUG-OL', 3400, null],
    ],
  },
];

/** Products of each common type, and the mug that the README's example sells, priced in US dollars. */
export const seedProducts: readonly HostProduct[] = sheets.map(toProduct);

function toProduct({ number, id = `5f0c6f1d8a4c2b0017e3da0${number}`, title, productType, options, variants, cents }: Sheet): HostProduct {
  const urlId = title.toLowerCase().replaceAll(' ', '-');
  return {
    id,
    collectionId: COLLECTION_ID,
    recordType: 11,
    title,
    urlId,
    fullUrl: `/shop/${urlId}`,
    excerpt: `<p>${title}</p>`,
    assetUrl: pictureOf(title, number),
    items: [],
    tags: [],
    categories: [],
    variantOptionOrdering: options,
    structuredContent: {
      productType,
      isSubscribable: false,
      ...(cents !== undefined && { priceMoney: money(cents), salePriceMoney: money(0), onSale: false }),
      variants: variants.map(([values, sku, price, left, saleCents], index): HostVariant => {
        const optionValues = options.map((optionName, at) => ({ optionName, value: values[at] ?? '' }));
        return {
          id: `00000000-0000-4000-8000-0000000${number}000${index + 1}`,
          sku,
          attributes: Object.fromEntries(optionValues.map(({ optionName, value }) => [optionName, value])),
          optionValues,
          price,
          salePrice: saleCents ?? 0,
          priceMoney: money(price),
          salePriceMoney: money(saleCents ?? 0),
          onSale: saleCents !== undefined,
          unlimited: left === null,
          qtyInStock: left ?? 0,
        };
      }),
    },
  };
}

/** A picture that needs no file on the site: the first letter on a ground of its own colour. */
function pictureOf(title: string, number: number): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 8 8"><rect width="8" height="8" fill="hsl(${number * TURN},40%,85%)"/>` +
    `<text x="4" y="5.4" font-family="sans-serif" font-size="4" text-anchor="middle" fill="hsl(${number * TURN},40%,30%)">${title[0]}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function money(cents: number): HostMoney {
  return { currency: 'USD', value: (cents / 100).toFixed(2) };
}
