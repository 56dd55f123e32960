import { readers } from 'storefront-embed/kit';

export const wishListSettings = {
  /** How many products the list takes: `data-wish-limit`. */
  wishLimit: [readers.integer, 50],
} as const;
