export { account } from './feature.ts';
