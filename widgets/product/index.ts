export { product } from './feature.ts';

export type { ProductActions } from './productActions.ts';
export type { RestockState } from './ProductState.ts';
export { useLead } from './useLead.ts';
export { useProduct } from './useProducts.ts';
