import { defineFeature } from '../../src/core/feature/defineFeature.ts';
import type { FormEvents } from './events.ts';
import { form as formWidget, newsletter } from './widgets.ts';
import { formSettings } from './settings.ts';

/** Forms of the page, and sign-ups for its newsletter. */
export const form = defineFeature({ name: 'form', settings: formSettings, events: {} as FormEvents, widgets: [formWidget, newsletter] });
