export { instalments } from './feature.ts';
