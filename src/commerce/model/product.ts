import { fail, ok, type Result } from '../../lib/result.ts';
import { withoutInherited } from '../../lib/withoutInherited.ts';
import type { FormDefinition } from './formDefinition.ts';
import { parseFormDefinition } from './formDefinition.ts';
import { illegiblePrice, parsePrices, parseVariants } from './parseVariants.ts';
import { PRODUCT_TYPE, readProductType, type ProductType } from './productType.ts';
import { parseSubscriptionPlan, type SubscriptionPlan } from './subscriptionPlan.ts';
import type { Pricing, Variant } from './variant.ts';
import { filledText, own } from '../../lib/readers.ts';

export { parseVariants } from './parseVariants.ts';

/** A product as the shop uses it, whatever its shape on the page. */
export interface Product {
  readonly id: string;
  readonly collectionId: string | null;
  readonly type: ProductType;
  readonly title: string | null;
  /** Empty where the page carries none; the product is then added by its id. */
  readonly variants: readonly Variant[];
  /** In the shopkeeper's order, else in order of appearance. */
  readonly optionNames: readonly string[];
  readonly onSale: boolean;
  /** Used for digital products and where there are no variants. */
  readonly pricing: Pricing;
  /** Whether the served HTML marks it as sold out; wins over the data. */
  readonly isMarkedSoldOut: boolean;
  readonly isSubscribable: boolean;
  readonly subscriptionPlan: SubscriptionPlan | null;
  readonly additionalFieldsForm: FormDefinition | null;
  /** `null`: the default label. */
  readonly customAddButtonText: string | null;
  /** `null`: the default text. */
  readonly customSoldOutText: string | null;
  /** Colours and pictures of choices as the page states them, by option and value; read by the picker that shows them. */
  readonly swatches?: unknown;
  /** As its data states them; read where they are shown. */
  readonly images?: unknown;
}

/** Facts known before the product's data is read. */
export interface KnownProduct {
  readonly id: string;
  readonly collectionId?: string | null;
  /** `null`: not stated, so physical. */
  readonly type?: ProductType | null;
  readonly fallbackCurrency: string;
  /** The same variants from another source, for pages whose own list has no prices and stock. */
  readonly fullerVariants?: readonly Variant[];
}

/**
 * Reads a product: an item with `structuredContent`, or the same fields at its top level.
 *
 * @returns the product; an error names what was expected
 */
export function parseProduct(raw: unknown, known: KnownProduct): Result<Product, string> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return fail('expected an object with "variants"');
  const item = withoutInherited(raw as Readonly<Record<string, unknown>>);
  const stated = withoutInherited<Readonly<Record<string, unknown>>>({ ...raw, ...Object(own(raw, 'structuredContent')) });
  // Read as a product without variants it would be sold as another one.
  if (stated['variants'] === undefined && stated['variant'] !== undefined) return fail('expected "variants" in place of "variant"');
  const pricing = parsePrices(stated, known.fallbackCurrency);
  const variants = parseVariants(stated['variants'], known.fallbackCurrency, known.fullerVariants, pricing.price);
  if (!variants.ok) return variants;
  const illegible = illegiblePrice(stated, pricing);
  const isPriced = variants.value.length > 0 && variants.value.every(({ price, problem }) => price || problem);
  if (illegible !== null && !isPriced) return fail(`expected ${illegible}`);
  return ok({
    id: known.id,
    collectionId: known.collectionId ?? filledText(item['collectionId']),
    type: known.type ?? readProductType(stated['productType']) ?? PRODUCT_TYPE.physical,
    title: filledText(item['title']),
    variants: variants.value,
    optionNames: optionNames(
      item['variantOptionOrdering'] ?? stated['variantOptionOrdering'] ?? stated['variantAttributeNames'],
      variants.value,
    ),
    onSale: (item['onSale'] ?? stated['onSale']) === true,
    pricing,
    isMarkedSoldOut: false,
    isSubscribable: (stated['isSubscribable'] ?? stated['subscribable']) === true,
    subscriptionPlan: parseSubscriptionPlan(stated['subscriptionPlan']),
    additionalFieldsForm: parseFormDefinition(stated['additionalFieldsForm'], filledText(stated['additionalFieldsFormId'])),
    customAddButtonText: stated['useCustomAddButtonText'] === true ? filledText(stated['customAddButtonText']) : null,
    images: stated['images'],
    customSoldOutText: filledText(stated['customSoldOutText'] ?? item['customSoldOutText']),
    swatches: stated['swatches'],
  });
}

/** @param stated in the shopkeeper's order; the others follow in order of appearance */
export function optionNames(stated: unknown, variants: readonly Variant[]): string[] {
  const found = new Set<string>();
  for (const variant of variants) for (const name of Object.keys(variant.attributes)) found.add(name);
  const ordered = Array.isArray(stated) ? stated.filter((name) => found.delete(name)) : [];
  return [...ordered, ...found];
}
