import { defineWidget } from '../../src';

/** The mark of a product: sold out, or on sale. */
export const status = defineWidget({ name: 'status', load: () => import('./Status').then((module) => module.parts) });
