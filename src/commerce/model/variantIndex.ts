import type { Variant } from './variant.ts';

export interface VariantIndex {
  /** Tries id, sku, then attributes; the first of equal variants counts. */
  find(variant: Pick<Variant, 'id' | 'sku' | 'attributes'>): Variant | null;
}

export function createVariantIndex(variants: readonly Variant[]): VariantIndex {
  const byId = new Map<string, Variant>();
  const bySku = new Map<string, Variant>();
  const byAttributes = new Map<string, Variant>();
  for (const variant of variants) {
    keepFirst(byId, variant.id, variant);
    if (variant.sku !== null) keepFirst(bySku, variant.sku, variant);
    keepFirst(byAttributes, attributesKey(variant), variant);
  }
  return {
    find: (variant) =>
      byId.get(variant.id) ??
      (variant.sku === null ? undefined : bySku.get(variant.sku)) ??
      byAttributes.get(attributesKey(variant)) ??
      null,
  };
}

function keepFirst(map: Map<string, Variant>, key: string, variant: Variant): void {
  if (!map.has(key)) map.set(key, variant);
}

const attributesKey = ({ attributes }: Pick<Variant, 'attributes'>): string => JSON.stringify(Object.entries(attributes).sort());
