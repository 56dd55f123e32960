import { defineWidget } from '../../src';

/** The choice between buying once and subscribing. */
export const subscription = defineWidget({ name: 'subscription', load: () => import('./Subscription').then((module) => module.parts) });
