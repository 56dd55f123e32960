import { defineWidget, matchVariant } from '../../src/kit.ts';

/** The low-stock alert. A hidden one waits until a variant is chosen. */
export const scarcity = defineWidget({
  name: 'scarcity',
  isNeeded: ({ product, selection }, element) => !element.hidden || matchVariant(product, selection) !== null,
  load: () => import('./Scarcity.tsx').then((module) => module.parts),
});
