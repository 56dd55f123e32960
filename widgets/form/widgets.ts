import { defineWidget } from '../../src/core/mount/defineWidget.ts';

const load = () => import('./Form.tsx').then((module) => module.parts);

export const form = defineWidget({ name: 'form', when: 'visible', holds: 'submit', load });

export const newsletter = defineWidget({ name: 'newsletter', when: 'visible', holds: 'submit', load });
