import { toMoney } from '../../src/money/money.ts';
import { parseProduct, type Product } from '../../src/commerce/model/product.ts';
import { PRODUCT_TYPE } from '../../src/commerce/model/productType.ts';
import type { Variant } from '../../src/commerce/model/variant.ts';
import { fail, ok, type Result } from '../../src/lib/result.ts';
import type { HostProduct, HostVariant } from './HostProduct.ts';
import { refusals, type Refusal } from './Refusal.ts';

export interface Offer {
  readonly item: HostProduct;
  /** As sent by the host; `null` for an item without variants. */
  readonly variant: HostVariant | null;
  readonly sku: string | null;
  /** Current unit price in minor units. */
  readonly unitCents: number;
  /** Unit price without a sale, in minor units. */
  readonly listCents: number;
  readonly currency: string;
  /** Initial stock; `Infinity` when unlimited. */
  readonly stock: number;
  /** Key of this offer's stock. */
  readonly stockId: string;
}

export interface Catalogue {
  readonly products: readonly HostProduct[];
  offers(itemId: string): readonly Offer[] | null;
  /** `sku` is null for an item without variants or with a single one. */
  find(itemId: string, sku: string | null): Result<Offer, Refusal>;
}

/**
 * Reads products with the page's own parser.
 *
 * @throws Error naming the product that it cannot read
 */
export function createCatalogue(products: readonly HostProduct[], currency: string): Catalogue {
  const offers = new Map<string, readonly Offer[]>();
  for (const item of products) offers.set(item.id, offersOf(item, currency));
  return {
    products,
    offers: (itemId) => offers.get(itemId) ?? null,
    find(itemId, sku) {
      const all = offers.get(itemId);
      if (!all) return fail(refusals.unknownItem);
      if (all[0]?.item.structuredContent.productType === PRODUCT_TYPE.paywall) return fail(refusals.notForSale);
      const wanted = sku === null && all.length === 1 ? all : all.filter((offer) => offer.sku === sku);
      return wanted.length === 1 && wanted[0] ? ok(wanted[0]) : fail(refusals.unknownVariant);
    },
  };
}

function offersOf(item: HostProduct, fallbackCurrency: string): Offer[] {
  const { id, collectionId, structuredContent } = item;
  const raw = { ...structuredContent, variantOptionOrdering: item.variantOptionOrdering };
  const parsed = parseProduct(raw, { id, collectionId, type: structuredContent.productType, fallbackCurrency });
  if (!parsed.ok) throw new Error(`The product "${item.title}" (${id}) cannot be read: ${parsed.error}`);
  const { variants } = parsed.value;
  return variants.length > 0
    ? variants.map((variant, at) => toOffer(item, parsed.value, variant, at))
    : [itemOffer(item, fallbackCurrency)];
}

/** An item without variants has its own price and unlimited stock. */
function itemOffer(item: HostProduct, fallbackCurrency: string): Offer {
  const { priceMoney, salePriceMoney, onSale } = item.structuredContent;
  const price = toMoney(priceMoney, fallbackCurrency);
  if (!price) throw new Error(`The product "${item.title}" (${item.id}) has neither variants nor a price.`);
  const salePrice = onSale ? toMoney(salePriceMoney, fallbackCurrency) : null;
  return {
    item,
    variant: null,
    sku: null,
    unitCents: (salePrice ?? price).minor,
    listCents: price.minor,
    currency: price.currency,
    stock: Infinity,
    stockId: item.id,
  };
}

function toOffer(item: HostProduct, { type }: Product, variant: Variant, at: number): Offer {
  const { price } = variant;
  if (!price) throw new Error(`The product "${item.title}" (${item.id}) cannot be read: variants[${at}] has no price.`);
  const neverOut = type === PRODUCT_TYPE.digital || type === PRODUCT_TYPE.giftCard || variant.unlimited;
  return {
    item,
    variant: item.structuredContent.variants.find(({ id }) => id === variant.id) ?? null,
    sku: variant.sku,
    unitCents: variant.onSale ? variant.salePrice.minor : price.minor,
    listCents: price.minor,
    currency: price.currency,
    stock: neverOut ? Infinity : (variant.qtyInStock ?? Infinity),
    stockId: variant.id,
  };
}
