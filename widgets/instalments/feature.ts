import { defineFeature } from '../../src/core/feature/defineFeature.ts';
import { defineWidget } from '../../src/core/mount/defineWidget.ts';
import { startInstalments } from './startInstalments.ts';
import { instalmentSettings } from './settings.ts';

export const instalments = defineFeature({
  name: 'instalments',
  settings: instalmentSettings,
  widgets: [defineWidget({ name: 'instalments', load: () => import('./Instalments.tsx').then((module) => module.parts) })],
  start: startInstalments,
});
