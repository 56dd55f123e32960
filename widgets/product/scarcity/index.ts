import { defineWidget } from '../../../src/core/mount/defineWidget.ts';

/** The low-stock alert. A hidden one waits until a variant is chosen. */
export const scarcity = defineWidget({
  name: 'scarcity',
  isNeeded: (_product, element, variant) => !element.hidden || variant !== null,
  load: () => import('./Scarcity.tsx').then((module) => module.parts),
});
