export { product } from './feature.ts';

export type { ProductActions } from './productActions.ts';
export { useFocusOnError } from './useFocusOnError.ts';
export { useProduct } from './useProducts.ts';
