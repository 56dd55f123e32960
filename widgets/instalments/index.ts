import { defineWidget } from '../../src';

/** What a product costs in instalments, and the provider's explanation of them. */
export const instalments = defineWidget({ name: 'instalments', load: () => import('./Instalments').then((module) => module.parts) });
