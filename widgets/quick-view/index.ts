import { defineWidget } from '../../src';

/** Opens a product of a list in a lightbox. */
export const quickView = defineWidget({ name: 'quick-view', load: () => import('./QuickView').then((module) => module.parts) });
