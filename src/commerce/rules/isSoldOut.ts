import { stockOf, type Stocked } from './stockOf.ts';

/**
 * Physical and service products are sold out when no variant is unlimited or has stock above 0, or the server's HTML marks them so;
 * other types never (spec §4 "Product display"). A page without variant data does not say so, and what is unknown is not sold out.
 */
export function isSoldOut(product: Stocked): boolean {
  return stockOf(product) === 0;
}
