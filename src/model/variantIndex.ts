import type { Variant } from './variant';

/** Finds a variant again in another list of the same product. */
export interface VariantIndex {
  /** By id, then by sku, then by attributes. */
  find(variant: Pick<Variant, 'id' | 'sku' | 'attributes'>): Variant | null;
}

export function createVariantIndex(variants: readonly Variant[]): VariantIndex {
  const byId = new Map<string, Variant>();
  const bySku = new Map<string, Variant>();
  const byAttributes = new Map<string, Variant>();
  for (const variant of variants) {
    byId.set(variant.id, variant);
    if (variant.sku !== null) bySku.set(variant.sku, variant);
    byAttributes.set(attributesKey(variant), variant);
  }
  return {
    find: (variant) =>
      byId.get(variant.id) ?? (variant.sku === null ? undefined : bySku.get(variant.sku)) ?? byAttributes.get(attributesKey(variant)) ?? null,
  };
}

const attributesKey = ({ attributes }: Pick<Variant, 'attributes'>): string => JSON.stringify(Object.entries(attributes).toSorted());
