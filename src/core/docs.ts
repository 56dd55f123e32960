import type { CoreEvents } from './events.ts';
import type { EventDocs } from './feature/FeatureDocs.ts';

export const coreEventDocs: EventDocs<CoreEvents> = {
  ready: { when: 'everything found at start is mounted', detail: '' },
  'widget-failed': { when: "a part failed; the server's HTML is back in its place", detail: '<code>widget, element</code>' },
};
