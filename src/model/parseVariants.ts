import { fail, ok, type Result } from '../lib/result';
import { toMoney, type Money } from './money';
import { subscriptionPlanSchema } from './subscriptionPlan';
import type { PricingOption, Variant } from './variant';
import { createVariantIndex, type VariantIndex } from './variantIndex';

type Raw = Readonly<Record<string, unknown>>;

/**
 * Reads the variants of a product in any of the shapes that pages carry: flat stock (`qtyInStock`, `unlimited`) or `stock: {quantity |
 * unlimited}`, prices as minor units or as money objects. Written by hand, because a list may hold thousands.
 * @param raw the parsed JSON
 * @param fallbackCurrency the currency of prices that do not name theirs
 * @param fuller the same variants from another source: version 8 pages leave prices and stock out of their own list
 * @returns the variants in their order, or what was expected of which one, in plain words
 */
export function parseVariants(raw: unknown, fallbackCurrency: string, fuller: readonly Variant[] = []): Result<Variant[], string> {
  if (raw === null || raw === undefined) return ok([]);
  if (!Array.isArray(raw)) return fail('variants: expected a list of variants');
  const index = createVariantIndex(fuller);
  const variants: Variant[] = [];
  for (const [at, item] of raw.entries()) {
    const variant = isRaw(item) ? parseVariant(item, fallbackCurrency, index) : 'an object';
    if (typeof variant === 'string') return fail(`variants[${at}]: expected ${variant}`);
    variants.push(variant);
  }
  return ok(variants);
}

/** The variant, or what was expected of it. */
function parseVariant(raw: Raw, currency: string, index: VariantIndex): Variant | string {
  const attributes = parseAttributes(raw);
  if (!attributes) return 'attributes, an object of option name to value';
  const id = text(raw['id']);
  const sku = text(raw['sku']);
  if (id === null && sku === null) return 'an id or a sku';
  const price = priceOf(raw, 'price', 'priceMoney', currency);
  if (!price) {
    const full = index.find({ id: id ?? '', sku, attributes });
    return full ? { ...full, id: id ?? full.id, sku: sku ?? full.sku, attributes } : 'a price in minor units, or as money';
  }
  return {
    id: id ?? sku ?? '',
    sku,
    attributes,
    price,
    salePrice: priceOf(raw, 'salePrice', 'salePriceMoney', currency) ?? { minor: 0, currency: price.currency },
    onSale: raw['onSale'] === true,
    ...parseStock(raw),
    imageIds: texts(raw['imageIds']),
    imageUrl: imageUrl(raw),
    pricingOptions: parsePricingOptions(raw['pricingOptions'], currency),
  };
}

function parseAttributes(raw: Raw): Record<string, string> | null {
  const attributes = Object.create(null) as Record<string, string>;
  const { attributes: given, optionValues } = raw;
  if (isRaw(given)) {
    for (const [name, value] of Object.entries(given)) {
      if (typeof value !== 'string' && typeof value !== 'number') return null;
      attributes[name] = String(value);
    }
  } else if (given !== undefined && given !== null) return null;
  else if (Array.isArray(optionValues)) {
    for (const pair of optionValues) {
      const name = isRaw(pair) ? text(pair['optionName']) : null;
      if (name !== null && isRaw(pair)) attributes[name] = text(pair['value']) ?? '';
    }
  }
  return attributes;
}

/** The integer price is surest; a money object is read where there is none. */
function priceOf(raw: Raw, plain: string, money: string, currency: string): Money | null {
  const named = isRaw(raw[money]) ? text(raw[money]['currency'] ?? raw[money]['currencyCode']) : null;
  return toMoney(raw[plain], named ?? currency) ?? toMoney(raw[money], currency);
}

function parseStock(raw: Raw): Pick<Variant, 'unlimited' | 'qtyInStock'> {
  const stock = isRaw(raw['stock']) ? raw['stock'] : null;
  const unlimited = raw['unlimited'] === true || stock?.['unlimited'] === true;
  const quantity = raw['qtyInStock'] ?? stock?.['quantity'];
  const known = typeof quantity === 'number' || (typeof quantity === 'string' && /^-?\d+$/.test(quantity)) ? Number(quantity) : null;
  if (known !== null && Number.isFinite(known)) return { unlimited, qtyInStock: Math.max(0, Math.trunc(known)) };
  return { unlimited, qtyInStock: raw['soldOut'] === true ? 0 : null };
}

/** A plan that cannot be read is left out: the product can still be bought once. */
function parsePricingOptions(raw: unknown, currency: string): PricingOption[] {
  const options: PricingOption[] = [];
  for (const item of Array.isArray(raw) ? raw : []) {
    if (!isRaw(item)) continue;
    const plan = subscriptionPlanSchema().safeParse(item['subscriptionPlan']);
    const price = priceOf(item, 'price', 'priceMoney', currency);
    const subscriptionOptionId = text(item['productSubscriptionOptionId'] ?? item['subscriptionOptionId']);
    if (!plan.success || !price || subscriptionOptionId === null) continue;
    const salePrice = priceOf(item, 'salePrice', 'salePriceMoney', currency) ?? { minor: 0, currency: price.currency };
    options.push({ subscriptionOptionId, plan: plan.data, price, salePrice, onSale: item['onSale'] === true });
  }
  return options;
}

function imageUrl(raw: Raw): string | null {
  const first: unknown = raw['mainImage'] ?? (Array.isArray(raw['images']) ? raw['images'][0] : null);
  return isRaw(first) ? text(first['assetUrl']) : text(first);
}

const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A non-empty text; numbers are written out, because ids were numbers once. */
const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : null;

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []);
