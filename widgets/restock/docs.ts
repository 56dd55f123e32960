import type { EventDocs } from '../../src/core/feature/FeatureDocs.ts';
import type { RestockEvents } from './events.ts';

const events: EventDocs<RestockEvents> = {
  'restock-signed-up': { when: 'the platform has taken a sign-up for a sold-out variant', detail: '<code>itemId, variantId</code>' },
};

export const restockDocs = { events } as const;
