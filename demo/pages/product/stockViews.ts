import type { HostProduct } from '../../../mocks/db/HostProduct';
import { PRODUCT_TYPE } from '../../../src/model/productType';
import { SCARCITY_THRESHOLD } from '../../content/settings';

/** One low-stock line; `attributes` is JSON, or `null` for the product as a whole. */
export interface ScarcityLine {
  readonly text: string;
  readonly attributes: string | null;
  readonly isHidden: boolean;
}

/** One "write to me" block of a sold-out variant. */
export interface RestockBlock {
  readonly productId: string;
  readonly variantId: string;
  readonly isHidden: boolean;
}

const isCounted = ({ structuredContent: { productType } }: HostProduct): boolean =>
  productType === PRODUCT_TYPE.physical || productType === PRODUCT_TYPE.service;

/** The low-stock lines a page is served with: shown when there is only one variant, else hidden until it is chosen. */
export function scarcityLines(host: HostProduct): readonly ScarcityLine[] {
  if (!isCounted(host)) return [];
  const { variants } = host.structuredContent;
  const isSingle = variants.length === 1;
  return variants
    .filter(({ unlimited, qtyInStock }) => !unlimited && qtyInStock > 0 && qtyInStock <= SCARCITY_THRESHOLD)
    .map(({ qtyInStock, attributes }) => ({
      text: `Only ${qtyInStock} left in stock`,
      attributes: isSingle ? null : JSON.stringify(attributes),
      isHidden: !isSingle,
    }));
}

/** The restock blocks a page is served with, one per sold-out variant. */
export function restockBlocks(host: HostProduct): readonly RestockBlock[] {
  if (!isCounted(host)) return [];
  const { variants } = host.structuredContent;
  return variants
    .filter(({ unlimited, qtyInStock }) => !unlimited && qtyInStock <= 0)
    .map(({ id }) => ({ productId: host.id, variantId: id, isHidden: variants.length > 1 }));
}
