import { defineWidget } from '../../../src/core/mount/defineWidget.ts';

/** Sold out, or on sale. */
export const status = defineWidget({ name: 'status', load: () => import('./Status.tsx').then((module) => module.parts) });
