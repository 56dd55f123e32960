import { defineWidget } from '../../../src/core/mount/defineWidget.ts';

export const quickView = defineWidget({ name: 'quick-view', load: () => import('./QuickView.tsx').then((module) => module.parts) });
