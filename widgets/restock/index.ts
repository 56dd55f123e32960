export { restock } from './feature.ts';

export { findRestockNodes } from './RestockNodes.ts';
