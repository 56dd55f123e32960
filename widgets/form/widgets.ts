import { defineWidget } from '../../src/core/mount/defineWidget.ts';

const load = () => import('./Form.tsx').then((module) => module.parts);

/** A form, from the server's markup or from its JSON; mounted when it comes near. */
export const form = defineWidget({ name: 'form', when: 'visible', holds: 'submit', load });

/** A newsletter form: the same engine, without the notes above and below. */
export const newsletter = defineWidget({ name: 'newsletter', when: 'visible', holds: 'submit', load });
