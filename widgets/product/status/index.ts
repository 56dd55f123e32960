import { defineWidget } from '../../../src/core/mount/defineWidget.ts';

/** The mark of a product: sold out, or on sale. */
export const status = defineWidget({ name: 'status', load: () => import('./Status.tsx').then((module) => module.parts) });
