import { defineFeature } from '../../src/core/feature/defineFeature.ts';
import { defineWidget } from '../../src/core/mount/defineWidget.ts';

/** A customer's login; and the page's own link to it, which says what is true. */
export const account = defineFeature({
  name: 'account',
  widgets: [defineWidget({ name: 'account', when: 'idle', load: () => import('./Account.tsx').then((module) => module.parts) })],
});
