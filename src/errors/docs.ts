import type { EventDocs } from '../core/feature/FeatureDocs.ts';
import type { ErrorEvents } from './events.ts';

export const errorEventDocs: EventDocs<ErrorEvents> = {
  'before-error-report': {
    when: 'an error of the script is about to be recorded; refused, it is not sent',
    detail: '<code>report</code>; <code>report.data</code> may be changed',
  },
};
