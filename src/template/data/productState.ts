import { PRODUCT_TYPE, type ProductType } from '../../commerce/model/productType.ts';
import { isOnSale as isOnSaleByRule } from '../../commerce/rules/productBadge.ts';
import { canBeSubscribed } from '../../commerce/rules/addButtonLabel.ts';
import { isSoldOut as isSoldOutByRule } from '../../commerce/rules/soldOut.ts';
import { showsQuantity } from '../../commerce/rules/quantity.ts';
import { showsVariants } from '../../commerce/rules/selection.ts';
import { variantsDifferInPrice } from '../../commerce/rules/fromPrice.ts';
import { isTruthy } from '../render/isTruthy.ts';
import { toNumber } from '../text/toNumber.ts';
import { at, listAt } from './read.ts';

/** Item fields as the shop's rules need them, so that server and browser decide alike. Every field may be missing or of another type. */
export const productTypeOf = (item: unknown): number => toNumber(at(item, 'structuredContent', 'productType'));

export const isOfType = (item: unknown, type: keyof typeof PRODUCT_TYPE): boolean => productTypeOf(item) === PRODUCT_TYPE[type];

export const variantsOf = (item: unknown): readonly unknown[] => listAt(item, 'structuredContent', 'variants');

/** Also accepts the text `true`. */
export function isFlagged(node: unknown, key: string): boolean {
  const value = at(node, key);
  return value === true || value === 'true';
}

const TYPES: readonly number[] = Object.values(PRODUCT_TYPE);
export const isKnownType = (type: number): type is ProductType => TYPES.includes(type);

/** As the item has it, whatever its type; the add button repeats it. */
export const isMarkedSubscribable = (item: unknown): boolean => isFlagged(at(item, 'structuredContent'), 'isSubscribable');

/** Only physical and service products can be. */
export function isSubscribable(item: unknown): boolean {
  const type = productTypeOf(item);
  return isMarkedSubscribable(item) && (!isKnownType(type) || canBeSubscribed(type));
}

/** Stock without listed variants: the server has the whole item, so there is none. */
const NO_STOCK = [{ unlimited: false, qtyInStock: 0 }];

function stocked(item: unknown, type: ProductType) {
  const variants = variantsOf(item).map((variant) => ({
    unlimited: isFlagged(variant, 'unlimited'),
    qtyInStock: toNumber(at(variant, 'qtyInStock')) || 0,
  }));
  return { type, variants: variants.length > 0 ? variants : NO_STOCK, isSubscribable: isSubscribable(item) };
}

/**
 * The shop's rule, by which digital products, gift cards and paywalls never sell out. An unknown type counts as sold out, because it cannot
 * be bought; an item without product data does not.
 */
export function isSoldOut(item: unknown): boolean {
  if (at(item, 'structuredContent') === undefined) return false;
  const type = productTypeOf(item);
  return !isKnownType(type) || isSoldOutByRule(stocked(item, type));
}

export function isOnSale(item: unknown): boolean {
  const type = productTypeOf(item);
  if (!isKnownType(type)) return false;
  const onSale = (priced: unknown): { readonly onSale: boolean } => ({ onSale: isFlagged(priced, 'onSale') });
  return isOnSaleByRule({
    type,
    ...onSale(at(item, 'structuredContent')),
    variants: variantsOf(item).map(onSale),
  });
}

export const hasVariants = (item: unknown): boolean => !isOfType(item, 'digital') && showsVariants({ variants: variantsOf(item) });

/** Amounts for comparison only, so their unit does not matter. */
const bare = (priced: unknown, key: 'price' | 'salePrice') => ({
  minor: toNumber(at(priced, key)) || 0,
  currency: '',
});

export const areVaried = (priced: readonly unknown[]): boolean =>
  variantsDifferInPrice(
    priced.map((one) => {
      const onSale = isFlagged(one, 'onSale');
      // An old sale price counts only while on sale.
      return { onSale, price: bare(one, 'price'), salePrice: onSale ? bare(one, 'salePrice') : { minor: 0, currency: '' } };
    }),
  );

/** Whether the variants differ in price; not of a product of no known type. */
export const hasVariedPrices = (item: unknown): boolean =>
  isKnownType(productTypeOf(item)) && hasVariants(item) && areVaried(variantsOf(item));

export function takesQuantity(item: unknown, multipleQuantityAllowedForServices: boolean): boolean {
  const type = productTypeOf(item);
  return isKnownType(type) && showsQuantity(stocked(item, type), { multipleQuantityAllowedForServices });
}

export const wording = (strings: unknown, key: string, ours: string): string => {
  const text = at(strings, key);
  return typeof text === 'string' && isTruthy(text) ? text : ours;
};
