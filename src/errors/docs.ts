import { describeSettings, type EventDocs } from '../core/feature/FeatureDocs.ts';
import type { ErrorEvents } from './events.ts';
import { errorSettings } from './settings.ts';

const events: EventDocs<ErrorEvents> = {
  'before-error-report': {
    when: 'an error of the script is about to be recorded; refused, it is not sent',
    detail: '<code>report</code>; <code>report.data</code> may be changed',
  },
};

export const errorDocs = {
  events,
  settings: describeSettings(errorSettings, {
    errorPath: ['where errors of this script are recorded; a path of the site', 'the console only'],
    errorReports: 'whether what the browser reports of our files is recorded too',
  }),
} as const;
