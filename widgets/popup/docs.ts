import type { FeatureDocs } from '../../src/core/feature/FeatureDocs.ts';
import type { popup } from './feature.ts';

export const popupDocs: FeatureDocs<typeof popup> = {
  events: {
    'overlay-shown': { when: "the site's popup is shown", detail: '<code>version</code>' },
    'overlay-closed': { when: 'the visitor has closed it', detail: '<code>version, submitted</code>' },
  },
  settings: {},
  texts: {},
};
