import type { EventDocs } from '../../src/core/feature/FeatureDocs.ts';
import type { PopupEvents } from './events.ts';

const events: EventDocs<PopupEvents> = {
  'overlay-shown': { when: "the site's popup is shown", detail: '<code>version</code>' },
  'overlay-closed': { when: 'the visitor has closed it', detail: '<code>version, submitted</code>' },
};

export const popupDocs = { events } as const;
