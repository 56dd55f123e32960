export { product } from './feature.ts';

export type { ProductActions } from './productActions.ts';
export type { RestockState } from './ProductState.ts';
export { useFocusOnError } from './useFocusOnError.ts';
export { useProduct } from './useProducts.ts';
