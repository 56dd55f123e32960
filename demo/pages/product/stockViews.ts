import type { HostProduct } from '../../../mocks/db/HostProduct.ts';
import { PRODUCT_TYPE } from '../../../src/commerce/model/productType.ts';
import { SCARCITY_THRESHOLD } from '../../content/settings.ts';

/** `attributes` is JSON, or `null` for the product as a whole. */
export interface ScarcityLine {
  readonly text: string;
  readonly attributes: string | null;
  readonly isHidden: boolean;
}

/** The restock block of a sold-out variant. */
export interface RestockView {
  readonly variantId: string;
  readonly hiddenByDefault: boolean;
}

const isCounted = ({ structuredContent: { productType } }: HostProduct): boolean =>
  productType === PRODUCT_TYPE.physical || productType === PRODUCT_TYPE.service;

/** `attributes` is `null` for a product with one variant. */
interface LowStock {
  readonly attributes: Readonly<Record<string, string>> | null;
  readonly qtyInStock: number;
}

/** The product if it has one variant, else some of its variants. */
export function lowStock(host: HostProduct): readonly LowStock[] {
  if (!isCounted(host)) return [];
  const { variants } = host.structuredContent;
  return variants
    .filter(({ unlimited, qtyInStock }) => !unlimited && qtyInStock > 0 && qtyInStock <= SCARCITY_THRESHOLD)
    .map(({ qtyInStock, attributes }) => ({ qtyInStock, attributes: variants.length === 1 ? null : attributes }));
}

/** Visible for a single variant, else hidden until it is chosen. */
export const scarcityLines = (host: HostProduct): readonly ScarcityLine[] =>
  lowStock(host).map(({ qtyInStock, attributes }) => ({
    text: `Only ${qtyInStock} left in stock`,
    attributes: attributes && JSON.stringify(attributes),
    isHidden: attributes !== null,
  }));

export function restockViews(host: HostProduct): readonly RestockView[] {
  if (!isCounted(host)) return [];
  const { variants } = host.structuredContent;
  return variants
    .filter(({ unlimited, qtyInStock }) => !unlimited && qtyInStock <= 0)
    .map(({ id }) => ({ variantId: id, hiddenByDefault: variants.length > 1 }));
}
