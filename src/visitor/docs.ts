import type { EventDocs } from '../core/feature/FeatureDocs.ts';
import type { VisitorEvents } from './events.ts';

export const visitorEventDocs: EventDocs<VisitorEvents> = {
  'button-click': { when: 'a button block of the site was clicked', detail: '<code>blockId, href, element</code>' },
  'button-render': { when: 'half of it has been on the screen, once', detail: '<code>blockId, href, element</code>' },
  'owner-action': {
    when: "the owner has done something on the owner's screens",
    detail: '<code>action</code>: <code>view, send, send-all</code>; <code>productId, variantId, count</code>',
  },
  analytics: {
    when: "the shop's facts by the names of Google Analytics 4, with the visitor's consent (below)",
    detail: '<code>name, parameters</code>',
  },
};
