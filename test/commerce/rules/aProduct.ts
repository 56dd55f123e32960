import * as fc from '../../support/fastCheck.ts';
import type { Money } from '../../../src/money/money.ts';
import type { Product } from '../../../src/commerce/model/product.ts';
import type { ProductType } from '../../../src/commerce/model/productType.ts';
import type { Variant } from '../../../src/commerce/model/variant.ts';
import type { Selection } from '../../../src/commerce/rules/selection.ts';

export const usd = (minor: number): Money => ({ minor, currency: 'USD' });

export function aVariant(changes: Partial<Variant> = {}): Variant {
  return {
    id: 'v',
    sku: 'SKU',
    attributes: {},
    price: usd(1000),
    salePrice: usd(0),
    onSale: false,
    unlimited: false,
    qtyInStock: 5,
    imageIds: [],
    imageUrl: null,
    pricingOptions: [],
    ...changes,
  };
}

export function aProduct(changes: Partial<Product> = {}): Product {
  return {
    id: 'p',
    collectionId: null,
    type: 1,
    title: 'Linen Shirt',
    variants: [aVariant()],
    optionNames: [],
    onSale: false,
    pricing: { price: null, salePrice: usd(0), onSale: false },
    isMarkedSoldOut: false,
    isSubscribable: false,
    subscriptionPlan: null,
    additionalFieldsForm: null,
    customAddButtonText: null,
    customSoldOutText: null,
    ...changes,
  };
}

/** One variant per row "size color stock", stock "∞" unlimited and "?" unknown. */
export function aShirt(rows: readonly string[], changes: Partial<Product> = {}): Product {
  return aProduct({
    optionNames: ['Size', 'Color'],
    variants: rows.map((row) => {
      const [size = '', color = '', stock = '5'] = row.split(' ');
      return aVariant({
        id: row,
        attributes: { Size: size, Color: color },
        unlimited: stock === '∞',
        qtyInStock: Number.isNaN(Number(stock)) ? null : Number(stock),
      });
    }),
    ...changes,
  });
}

const names = ['Size', 'Color', '__proto__', 'constructor'] as const;
const values = ['S', 'M', 'L', '__proto__', 'toString'] as const;

const variantOf = (optionNames: readonly string[]): fc.Arbitrary<Variant> =>
  fc
    .record({
      id: fc.string({ maxLength: 4 }),
      chosen: fc.array(fc.constantFrom(...values), { minLength: optionNames.length, maxLength: optionNames.length }),
      price: fc.nat(),
      salePrice: fc.nat(),
      onSale: fc.boolean(),
      unlimited: fc.boolean(),
      qtyInStock: fc.option(fc.nat({ max: 3 }), { nil: null }),
    })
    .map(({ chosen, price, salePrice, ...rest }) => {
      const attributes: Record<string, string> = Object.create(null);
      optionNames.forEach((name, at) => (attributes[name] = chosen[at]!));
      return aVariant({ ...rest, attributes, price: usd(price), salePrice: usd(salePrice) });
    });

/** Small, so that choices often match; names and values as hostile as pages may have them. */
export const anyProduct: fc.Arbitrary<Product> = fc
  .record({
    optionNames: fc.subarray([...names]),
    type: fc.constantFrom<ProductType>(1, 2, 3, 4, 5),
    isSubscribable: fc.boolean(),
    onSale: fc.boolean(),
  })
  .chain(({ optionNames, ...rest }) =>
    fc.array(variantOf(optionNames), { maxLength: 8 }).map((variants) => aProduct({ ...rest, optionNames, variants })),
  );

/** Successive choices; '' clears one. */
export const anyChoices: fc.Arbitrary<[string, string][]> = fc.array(
  fc.tuple(fc.constantFrom<string>(...names), fc.constantFrom<string>('', 'XXL', ...values)),
  { maxLength: 8 },
);

export function choose(choices: readonly (readonly [string, string])[]): Selection {
  const selection: Record<string, string> = Object.create(null);
  for (const [name, value] of choices) selection[name] = value;
  return selection;
}
