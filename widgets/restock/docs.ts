import type { FeatureDocs } from '../../src/core/feature/FeatureDocs.ts';
import type { restock } from './feature.ts';

export const restockDocs: FeatureDocs<typeof restock> = {
  events: {
    'restock-signed-up': { when: 'the platform has taken a sign-up for a sold-out variant', detail: '<code>itemId, variantId</code>' },
  },
  settings: {},
  texts: {},
};
