import { defineFeature } from '../../src/core/feature/defineFeature.ts';
import { defineWidget } from '../../src/core/mount/defineWidget.ts';

/** Asks the visitor for consent: the page's own banner, or ours in an empty place. */
export const consent = defineFeature({
  name: 'consent',
  widgets: [defineWidget({ name: 'consent', load: () => import('./Consent.tsx').then((module) => module.parts) })],
});
