import { defineWidget } from '../../../src/core/mount/defineWidget.ts';

/** The choice between buying once and subscribing. */
export const subscription = defineWidget({ name: 'subscription', load: () => import('./Subscription.tsx').then((module) => module.parts) });
