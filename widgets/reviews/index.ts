export { reviews } from './feature.ts';
