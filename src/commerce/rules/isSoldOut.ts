import { stockOf, type Stocked } from './stockOf.ts';

/** Sold out when no variant has stock or the served HTML says so; missing data does not count as sold out. */
export function isSoldOut(product: Stocked): boolean {
  return stockOf(product) === 0;
}
