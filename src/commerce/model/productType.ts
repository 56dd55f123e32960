import { textOf } from '../../lib/readers.ts';

export const PRODUCT_TYPE = { physical: 1, digital: 2, service: 3, giftCard: 4, paywall: 5 } as const;

export type ProductType = (typeof PRODUCT_TYPE)[keyof typeof PRODUCT_TYPE];

/** Also of the text of an attribute; `null`: missing or unknown. */
export const readProductType = (raw: unknown): ProductType | null =>
  Object.values(PRODUCT_TYPE).find((type) => String(type) === textOf(raw)) ?? null;
