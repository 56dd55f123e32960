import { isTruthy } from '../render/isTruthy';
import { toNumber } from '../text/toNumber';
import { at, listAt, textAt } from './read';

const PHYSICAL = 1;
const DIGITAL = 2;
const SERVICE = 3;
const GIFT_CARD = 4;

/**
 * What a page's own item JSON says of a product. The item here is a template's, not the parsed one of the shop: its money is
 * written in whole units (`"50.00"`), and every field may be missing or of another type.
 */
export const productTypeOf = (item: unknown): number => toNumber(at(item, 'structuredContent', 'productType'));

export const variantsOf = (item: unknown): readonly unknown[] => listAt(item, 'structuredContent', 'variants');

/** A flag that may also be written as the text `true`. */
export function isFlagged(node: unknown, key: string): boolean {
  const value = at(node, key);
  return value === true || value === 'true';
}

export const isSubscribable = (item: unknown): boolean => isFlagged(at(item, 'structuredContent'), 'isSubscribable');

export const isOnSale = (item: unknown): boolean =>
  productTypeOf(item) === DIGITAL ? isFlagged(at(item, 'structuredContent'), 'onSale') : variantsOf(item).some((variant) => isFlagged(variant, 'onSale'));

const isInStock = (variant: unknown): boolean => isFlagged(variant, 'unlimited') || toNumber(at(variant, 'qtyInStock')) > 0;

/** Digital products and gift cards never are; an unknown type is (spec §4). Without any product data there is nothing to sell out. */
export function isSoldOut(item: unknown): boolean {
  if (at(item, 'structuredContent') === undefined) return false;
  const type = productTypeOf(item);
  if (type === DIGITAL || type === GIFT_CARD) return false;
  if (type !== PHYSICAL && type !== SERVICE) return true;
  return !variantsOf(item).some(isInStock);
}

/** Pieces left over all variants; infinite if any is unlimited, and for what has no stock. */
export function stockOf(item: unknown): number {
  const type = productTypeOf(item);
  if (type === DIGITAL || type === GIFT_CARD) return Number.POSITIVE_INFINITY;
  let stock = 0;
  for (const variant of variantsOf(item)) {
    if (isFlagged(variant, 'unlimited')) return Number.POSITIVE_INFINITY;
    const pieces = toNumber(at(variant, 'qtyInStock'));
    if (pieces > 0) stock += pieces;
  }
  return stock;
}

/** Whether there is something to choose between. */
export const hasVariants = (item: unknown): boolean => productTypeOf(item) !== DIGITAL && variantsOf(item).length > 1;

const priceKey = (priced: unknown): string => {
  const price = textAt(priced, 'price') || textAt(priced, 'priceMoney', 'value');
  const sale = isFlagged(priced, 'onSale') ? textAt(priced, 'salePrice') || textAt(priced, 'salePriceMoney', 'value') : '';
  return `${price}|${sale}`;
};

/** Whether these are sold at different prices. */
export function areVaried(priced: readonly unknown[]): boolean {
  const first = priceKey(priced[0]);
  return priced.some((one) => priceKey(one) !== first);
}

/** Whether the variants differ in price. */
export const hasVariedPrices = (item: unknown): boolean => productTypeOf(item) !== DIGITAL && variantsOf(item).length > 1 && areVaried(variantsOf(item));

/** Whether a quantity can be chosen: physical goods, services if the shop allows it, one-time purchases with more than one left. */
export function takesQuantity(item: unknown, allowsServices: boolean): boolean {
  const type = productTypeOf(item);
  const isCounted = type === PHYSICAL || (type === SERVICE && allowsServices);
  return isCounted && !isSubscribable(item) && stockOf(item) > 1;
}

/** The site's own wording for a text, else ours. */
export const wording = (strings: unknown, key: string, ours: string): string => {
  const text = at(strings, key);
  return typeof text === 'string' && isTruthy(text) ? text : ours;
};
