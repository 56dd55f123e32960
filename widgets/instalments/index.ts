import { defineWidget } from '../../src/core/mount/defineWidget.ts';

/** What a product costs in instalments, and the provider's explanation of them. */
export const instalments = defineWidget({ name: 'instalments', load: () => import('./Instalments.tsx').then((module) => module.parts) });
