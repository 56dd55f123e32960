import { defineWidget } from '../../src';

/** The variant picker: drop-downs or radio buttons, one per option. */
export const variants = defineWidget({ name: 'variants', load: () => import('./Variants').then((module) => module.parts) });
