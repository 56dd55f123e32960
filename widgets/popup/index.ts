export { popup } from './feature.ts';
