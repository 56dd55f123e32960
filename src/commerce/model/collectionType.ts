export const COLLECTION_TYPE = { generic: 1, subscription: 2, templatePage: 7, page: 10, products: 13, albumBlock: 18 } as const;
