export { addToCart } from './add-to-cart/index.ts';
export { price } from './price/index.ts';
export { quantity } from './quantity/index.ts';
export { quickView } from './quick-view/index.ts';
export { scarcity } from './scarcity/index.ts';
export { status } from './status/index.ts';
export { subscription } from './subscription/index.ts';
export { variants } from './variants/index.ts';

export type { ProductActions } from './productActions.ts';
export type { RestockState } from './ProductState.ts';
export { useLead } from './useLead.ts';
export { useProduct } from './useProducts.ts';
