import { fail, ok, type Result } from '../../lib/result.ts';
import { withoutInherited } from '../../lib/withoutInherited.ts';
import type { FormDefinition } from './formDefinition.ts';
import { parseFormDefinition } from './formDefinition.ts';
import { illegiblePrice, parsePrices, parseVariants } from './parseVariants.ts';
import { PRODUCT_TYPE, type ProductType } from './productType.ts';
import { parseSubscriptionPlan, type SubscriptionPlan } from './subscriptionPlan.ts';
import type { Pricing, Variant } from './variant.ts';

export { parseVariants } from './parseVariants.ts';

/** A product as the shop knows it, whatever shape it had on the page (spec §3). */
export interface Product {
  readonly id: string;
  readonly collectionId: string | null;
  readonly type: ProductType;
  readonly title: string | null;
  /** Empty where the page carries none: the product is then added by its id alone. */
  readonly variants: readonly Variant[];
  /** In the order that the shopkeeper chose, else that of first appearance. */
  readonly optionNames: readonly string[];
  readonly onSale: boolean;
  /** The product's own: of a digital one, and where its variants have none. */
  readonly pricing: Pricing;
  /** Whether the page's own HTML says that it is sold out, whatever its data says. */
  readonly isMarkedSoldOut: boolean;
  readonly isSubscribable: boolean;
  readonly subscriptionPlan: SubscriptionPlan | null;
  readonly additionalFieldsForm: FormDefinition | null;
  /** The add button's own label, or `null` for the usual one. */
  readonly customAddButtonText: string | null;
  /** What it says where it is sold out, or `null` for the usual words. */
  readonly customSoldOutText: string | null;
}

/** What is known of a product before its data is read. */
export interface KnownProduct {
  readonly id: string;
  readonly collectionId?: string | null;
  /** `null`: not stated, so physical. */
  readonly type?: ProductType | null;
  readonly fallbackCurrency: string;
  /** The same variants from another source, for pages that leave prices and stock out of their own list. */
  readonly fullerVariants?: readonly Variant[];
}

/**
 * Reads a product: an item with `structuredContent`, or the same fields at its top.
 * @returns the product, or what was expected, in plain words
 */
export function parseProduct(raw: unknown, known: KnownProduct): Result<Product, string> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return fail('expected an object with "variants"');
  const item = withoutInherited(raw as Readonly<Record<string, unknown>>);
  const inner = item['structuredContent'];
  const content = typeof inner === 'object' && inner !== null ? withoutInherited(inner as Readonly<Record<string, unknown>>) : item;
  const stated = withoutInherited({ ...item, ...content });
  const pricing = parsePrices(stated, known.fallbackCurrency);
  const variants = parseVariants(content['variants'], known.fallbackCurrency, known.fullerVariants, pricing.price);
  if (!variants.ok) return variants;
  const illegible = illegiblePrice(stated, pricing);
  const isPriced = variants.value.length > 0 && variants.value.every(({ price, problem }) => price || problem);
  if (illegible !== null && !isPriced) return fail(`expected ${illegible}`);
  const type = Object.values(PRODUCT_TYPE).find((one) => one === content['productType'] || String(one) === content['productType']);
  const customText = content['customAddButtonText'];
  const isSubscribable = content['isSubscribable'] ?? content['subscribable'];
  return ok({
    id: known.id,
    collectionId: known.collectionId ?? text(item['collectionId']),
    type: known.type ?? type ?? PRODUCT_TYPE.physical,
    title: text(item['title']),
    variants: variants.value,
    optionNames: optionNames(
      item['variantOptionOrdering'] ?? content['variantOptionOrdering'] ?? content['variantAttributeNames'],
      variants.value,
    ),
    onSale: (item['onSale'] ?? content['onSale']) === true,
    pricing,
    isMarkedSoldOut: false,
    isSubscribable: isSubscribable === true,
    subscriptionPlan: parseSubscriptionPlan(content['subscriptionPlan']),
    additionalFieldsForm: parseFormDefinition(content['additionalFieldsForm'], text(content['additionalFieldsFormId'])),
    customAddButtonText: content['useCustomAddButtonText'] === true ? text(customText) : null,
    customSoldOutText: text(content['customSoldOutText'] ?? item['customSoldOutText']),
  });
}

function optionNames(stated: unknown, variants: readonly Variant[]): string[] {
  const found = new Set<string>();
  for (const variant of variants) for (const name of Object.keys(variant.attributes)) found.add(name);
  const ordered = Array.isArray(stated) ? stated.filter((name) => found.delete(name)) : [];
  return [...ordered, ...found];
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
