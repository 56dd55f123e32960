import { defineWidget } from '../../../src/core/mount/defineWidget.ts';

export const variants = defineWidget({ name: 'variants', load: () => import('./Variants.tsx').then((module) => module.parts) });
