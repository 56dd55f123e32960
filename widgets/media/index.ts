export { media } from './feature.ts';
