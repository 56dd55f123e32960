import { defineWidget } from '../../../src/core/mount/defineWidget.ts';

/** A hidden one is mounted when a variant is chosen. */
export const scarcity = defineWidget({
  name: 'scarcity',
  isNeeded: (_product, element, variant) => !element.hidden || variant !== null,
  load: () => import('./Scarcity.tsx').then((module) => module.parts),
});
