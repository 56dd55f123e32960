import { defineWidget } from '../../../src/core/mount/defineWidget.ts';

export const subscription = defineWidget({ name: 'subscription', load: () => import('./Subscription.tsx').then((module) => module.parts) });
