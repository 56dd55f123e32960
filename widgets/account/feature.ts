import { defineFeature } from '../../src/core/feature/defineFeature.ts';
import { defineWidget } from '../../src/core/mount/defineWidget.ts';
import { accountSettings } from './settings.ts';

/** A place for the login, or the page's own link to it. */
export const account = defineFeature({
  name: 'account',
  settings: accountSettings,
  widgets: [defineWidget({ name: 'account', when: 'idle', load: () => import('./Account.tsx').then((module) => module.parts) })],
});
