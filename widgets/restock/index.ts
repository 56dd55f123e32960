export { restock } from './feature.ts';

export { isOutOfStock } from './isOutOfStock.ts';
export { findRestockNodes } from './RestockNodes.ts';
