export { restock } from './feature.ts';
