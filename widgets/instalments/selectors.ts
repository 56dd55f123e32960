/** The attribute by which the place itself states the terms. */
export const OWN_CONTEXT = 'data-current-context';
/** The class of the block that themes style. */
export const BLOCK = 'product-afterpay';
