import { defineWidget } from '../../../src/core/mount/defineWidget.ts';

/** The variant picker: drop-downs or radio buttons, one per option. */
export const variants = defineWidget({ name: 'variants', load: () => import('./Variants.tsx').then((module) => module.parts) });
