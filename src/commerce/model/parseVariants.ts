import { nullProtoRecord } from '../../lib/withoutInherited.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import { withoutInherited } from '../../lib/withoutInherited.ts';
import { toPrice, type Money } from '../../money/money.ts';
import { parseSubscriptionPlan } from './subscriptionPlan.ts';
import type { PricingOption, Pricing, Variant } from './variant.ts';
import { createVariantIndex, type VariantIndex } from './variantIndex.ts';
import { isRecord, readInteger, readNumber, textOf } from '../../lib/readers.ts';

type Raw = Readonly<Record<string, unknown>>;

/** Eighty times what the platform allows. Five times as many would hold up the page for seconds. */
const MOST_VARIANTS = 20_000;

/**
 * Reads a product's variants in all shapes that pages carry: stock as `qtyInStock`, `unlimited` or `stock: {quantity | unlimited}`, prices
 * in minor units or as money objects. Written by hand, because a list may hold thousands.
 *
 * @param raw the parsed JSON
 *
 * @param fallbackCurrency for prices without a currency
 *
 * @param fuller the same variants from another source, because version 8 pages leave prices and stock out of their own list
 *
 * @param productPrice for variants without a price, `null` if the product has none; left out: prices are required
 *
 * @returns the variants in order, each with its problem if it cannot be read; an error names what was expected
 */
export function parseVariants(
  raw: unknown,
  fallbackCurrency: string,
  fuller: readonly Variant[] = [],
  productPrice?: Money | null,
): Result<Variant[], string> {
  if (raw === null || raw === undefined) return ok([]);
  if (!Array.isArray(raw) || raw.length > MOST_VARIANTS) return fail('variants: expected a list of variants, 20,000 at most');
  const index = createVariantIndex(fuller);
  const variants = raw.map((item, place) => parseVariant(item, place, fallbackCurrency, index, productPrice));
  const first = variants[0]?.problem;
  if (first !== undefined && variants.every(({ problem }) => problem !== undefined)) return fail(first);
  // Prices are optional if no variant has one.
  if (variants.every(({ price }) => price === null)) return ok(variants);
  return ok(
    variants.map((variant, place) => (variant.price || variant.problem ? variant : { ...variant, problem: problemOf(place, PRICE) })),
  );
}

const PRICE = 'a price in minor units, or as money';

const problemOf = (place: number, expected: string): string => `variants[${place}]: expected ${expected}`;

function parseVariant(item: unknown, place: number, currency: string, index: VariantIndex, productPrice?: Money | null): Variant {
  const raw = withoutInherited(isRecord(item) ? item : {});
  const stated = parseAttributes(raw);
  const attributes = stated ?? nullProtoRecord([]);
  const id = text(raw['id']);
  const sku = text(raw['sku']);
  const full = index.find({ id: id ?? '', sku, attributes });
  const prices = parsePrices(raw, currency, full, productPrice ?? null);
  const plans = parsePricingOptions(raw['pricingOptions'], currency);
  const pricingOptions = typeof plans === 'string' ? [] : plans;
  const stock = parseStock(raw);
  const { unlimited, qtyInStock } = full && !stock.unlimited && stock.qtyInStock === null ? full : stock;
  const expected =
    (!isRecord(item) && 'an object') ||
    (!stated && 'attributes, an object of option name to value') ||
    (id === null && sku === null && 'an id or a sku') ||
    illegiblePrice(raw, prices, productPrice === undefined) ||
    (typeof plans === 'string' && plans);
  return {
    id: id ?? full?.id ?? sku ?? '',
    sku: sku ?? full?.sku ?? null,
    attributes: full && Object.keys(attributes).length === 0 ? full.attributes : attributes,
    ...prices,
    unlimited,
    qtyInStock,
    imageIds: firstFilled(texts(raw['imageIds']), full?.imageIds),
    imageUrl: imageUrl(raw) ?? full?.imageUrl ?? null,
    pricingOptions: firstFilled(pricingOptions, full?.pricingOptions),
    ...(raw['unitPriceMeasurement'] !== undefined && { unitPriceMeasurement: raw['unitPriceMeasurement'] }),
    ...(expected && { problem: problemOf(place, expected) }),
  };
}

/** Shared, because a list of products has hundreds of variants. */
const NONE: readonly never[] = [];

const firstFilled = <Item>(own: readonly Item[], other: readonly Item[] = NONE): readonly Item[] => (own.length > 0 ? own : other);

function parseAttributes(raw: Raw): Record<string, string> | null {
  const attributes: [name: string, value: string][] = [];
  const { attributes: given, optionValues } = raw;
  if (given !== undefined && given !== null && !isRecord(given)) return null;
  for (const [name, value] of Object.entries(given ?? {})) {
    if (typeof value !== 'string' && typeof value !== 'number') return null;
    attributes.push([name, String(value)]);
  }
  if (attributes.length === 0 && Array.isArray(optionValues)) {
    for (const pair of optionValues) {
      const name = isRecord(pair) ? text(pair['optionName']) : null;
      if (name !== null && isRecord(pair)) attributes.push([name, text(pair['value']) ?? '']);
    }
  }
  return nullProtoRecord(attributes);
}

/**
 * Reads a price in any of the shapes of `parseVariants`; missing parts come from `full`. A sale needs both prices, so that nothing is free
 * by mistake.
 */
export function parsePrices(raw: Raw, currency: string, full: Pricing | null = null, productPrice: Money | null = null): Pricing {
  const price = priceOf(raw, 'price', 'priceMoney', currency) ?? full?.price ?? productPrice;
  const salePrice = priceOf(raw, 'salePrice', 'salePriceMoney', currency) ?? full?.salePrice;
  const onSale = typeof raw['onSale'] === 'boolean' ? raw['onSale'] : full?.onSale === true;
  return {
    price,
    salePrice: salePrice ?? noSale(price?.currency ?? currency),
    onSale: onSale && price !== null && salePrice !== undefined,
  };
}

let nothing: Money = { minor: 0, currency: '' };

/** The amount of those without a sale; shared, because most variants have none. */
const noSale = (currency: string): Money => (nothing.currency === currency ? nothing : (nothing = { minor: 0, currency }));

/**
 * Names what was expected in place of an invalid amount that no other source replaces: a wrong price is worse than the server's own HTML. Version 8
 * lists may leave prices out.
 */
export function illegiblePrice(raw: Raw, { price, onSale }: Pricing, isDue = false): string | null {
  if (!price) return isDue || states(raw, 'price', 'priceMoney') ? PRICE : null;
  if (raw['onSale'] !== true || onSale || !states(raw, 'salePrice', 'salePriceMoney')) return null;
  return 'a sale price in minor units, or as money';
}

const states = (raw: Raw, plain: string, money: string): boolean => (raw[plain] ?? raw[money] ?? null) !== null;

/** Prefers the integer price to the money object. */
function priceOf(raw: Raw, plain: string, money: string, currency: string): Money | null {
  const named = isRecord(raw[money]) ? text(raw[money]['currency'] ?? raw[money]['currencyCode']) : null;
  return toPrice(raw[plain], named ?? currency) ?? toPrice(raw[money], currency);
}

function parseStock(raw: Raw): Pick<Variant, 'unlimited' | 'qtyInStock'> {
  const stock = isRecord(raw['stock']) ? withoutInherited(raw['stock']) : null;
  const unlimited = raw['unlimited'] === true || stock?.['unlimited'] === true;
  const stated = raw['qtyInStock'] ?? stock?.['quantity'];
  const quantity = readNumber(stated) ?? readInteger(stated);
  if (quantity !== undefined) return { unlimited, qtyInStock: Math.max(0, Math.trunc(quantity)) };
  return { unlimited, qtyInStock: raw['soldOut'] === true ? 0 : null };
}

/** Leaves out unreadable plans, because the product can still be bought once. */
function parsePricingOptions(raw: unknown, currency: string): PricingOption[] | string {
  const options: PricingOption[] = [];
  for (const given of Array.isArray(raw) ? raw : []) {
    if (!isRecord(given)) continue;
    const item = withoutInherited(given);
    const plan = parseSubscriptionPlan(item['subscriptionPlan']);
    const prices = parsePrices(item, currency);
    const illegible = illegiblePrice(item, prices);
    if (illegible !== null) return `${illegible}, of a plan`;
    const { price, ...sale } = prices;
    const subscriptionOptionId = text(item['productSubscriptionOptionId'] ?? item['subscriptionOptionId']);
    if (!plan || !price || subscriptionOptionId === null) continue;
    options.push({ subscriptionOptionId, plan, price, ...sale });
  }
  return options;
}

function imageUrl(raw: Raw): string | null {
  const first: unknown = raw['mainImage'] ?? (Array.isArray(raw['images']) ? raw['images'][0] : null);
  return isRecord(first) ? text(first['assetUrl']) : text(first);
}

/** Accepts numbers, because ids once were numbers. */
const text = (value: unknown): string | null => textOf(value) || null;

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []);
