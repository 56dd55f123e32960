import { defineWidget } from '../../../src/core/mount/defineWidget.ts';

/** Opens a product of a list in a lightbox. */
export const quickView = defineWidget({ name: 'quick-view', load: () => import('./QuickView.tsx').then((module) => module.parts) });
