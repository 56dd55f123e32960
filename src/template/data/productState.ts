import { PRODUCT_TYPE, type ProductType } from '../../commerce/model/productType.ts';
import { isOnSale as isOnSaleByRule } from '../../commerce/rules/isOnSale.ts';
import { canBeSubscribed } from '../../commerce/rules/isSubscription.ts';
import { isSoldOut as isSoldOutByRule } from '../../commerce/rules/isSoldOut.ts';
import { showsQuantity } from '../../commerce/rules/showsQuantity.ts';
import { showsVariants } from '../../commerce/rules/showsVariants.ts';
import { variantsDifferInPrice } from '../../commerce/rules/variantsDifferInPrice.ts';
import { isTruthy } from '../render/isTruthy.ts';
import { toNumber } from '../text/toNumber.ts';
import { at, listAt } from './read.ts';

/**
 * What a page's own item JSON says of a product, put as the shop's rules want it, so that server and browser decide alike. The
 * item here is a template's, not the parsed one of the shop: every field may be missing or of another type.
 */
export const productTypeOf = (item: unknown): number => toNumber(at(item, 'structuredContent', 'productType'));

export const isOfType = (item: unknown, type: keyof typeof PRODUCT_TYPE): boolean => productTypeOf(item) === PRODUCT_TYPE[type];

export const variantsOf = (item: unknown): readonly unknown[] => listAt(item, 'structuredContent', 'variants');

/** A flag that may also be written as the text `true`. */
export function isFlagged(node: unknown, key: string): boolean {
  const value = at(node, key);
  return value === true || value === 'true';
}

const TYPES: readonly number[] = Object.values(PRODUCT_TYPE);
export const isKnownType = (type: number): type is ProductType => TYPES.includes(type);

/** Marked so, and not of a type that cannot be (spec §3). */
export function isSubscribable(item: unknown): boolean {
  const type = productTypeOf(item);
  return isFlagged(at(item, 'structuredContent'), 'isSubscribable') && (!isKnownType(type) || canBeSubscribed(type));
}

/** Stock of a product whose item lists no variants: the server has the whole item, so none is none. */
const NO_STOCK = [{ unlimited: false, qtyInStock: 0 }];

function stocked(item: unknown, type: ProductType) {
  const variants = variantsOf(item).map((variant) => ({
    unlimited: isFlagged(variant, 'unlimited'),
    qtyInStock: toNumber(at(variant, 'qtyInStock')) || 0,
  }));
  return { type, variants: variants.length > 0 ? variants : NO_STOCK, isSubscribable: isSubscribable(item) };
}

/**
 * The one rule of the shop (spec §4), by which digital products, gift cards and paywalls never are. A product of a missing or
 * unknown type is, for nobody could buy it; without any product data there is nothing to sell out.
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

/** Whether there is something to choose between. */
export const hasVariants = (item: unknown): boolean => !isOfType(item, 'digital') && showsVariants({ variants: variantsOf(item) });

/** An amount that is only compared with others of its kind: its unit does not matter. */
const bare = (priced: unknown, key: 'price' | 'salePrice') => ({
  minor: toNumber(at(priced, key)) || 0,
  currency: '',
});

/** Whether these are sold at different prices. */
export const areVaried = (priced: readonly unknown[]): boolean =>
  variantsDifferInPrice(
    priced.map((one) => {
      const onSale = isFlagged(one, 'onSale');
      // What is not on sale may still carry an old sale price, which nobody pays.
      return { onSale, price: bare(one, 'price'), salePrice: onSale ? bare(one, 'salePrice') : { minor: 0, currency: '' } };
    }),
  );

/** Whether the variants differ in price; not of a product of no known type. */
export const hasVariedPrices = (item: unknown): boolean =>
  isKnownType(productTypeOf(item)) && hasVariants(item) && areVaried(variantsOf(item));

/** Whether a quantity can be chosen: physical goods, services if the shop allows it, one-time purchases with more than one left. */
export function takesQuantity(item: unknown, multipleQuantityAllowedForServices: boolean): boolean {
  const type = productTypeOf(item);
  return isKnownType(type) && showsQuantity(stocked(item, type), { multipleQuantityAllowedForServices });
}

/** The site's own wording for a text, else ours. */
export const wording = (strings: unknown, key: string, ours: string): string => {
  const text = at(strings, key);
  return typeof text === 'string' && isTruthy(text) ? text : ours;
};
