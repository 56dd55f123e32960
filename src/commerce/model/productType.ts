/** Product types (spec §3). Only physical and service can be subscribable. */
export const PRODUCT_TYPE = { physical: 1, digital: 2, service: 3, giftCard: 4, paywall: 5 } as const;

/** The number that stands for a product type on the wire and in page attributes. */
export type ProductType = (typeof PRODUCT_TYPE)[keyof typeof PRODUCT_TYPE];
