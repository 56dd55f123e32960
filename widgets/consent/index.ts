export { consent } from './feature.ts';
