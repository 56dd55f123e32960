import { coreSettings } from './config.ts';
import type { CoreEvents } from './events.ts';
import { describeSettings, type EventDocs } from './feature/FeatureDocs.ts';

const events: EventDocs<CoreEvents> = {
  ready: { when: 'everything found at start is mounted', detail: '' },
  'widget-failed': { when: "a part failed; the server's HTML is back in its place", detail: '<code>widget, element</code>' },
};

const settings = describeSettings(coreSettings, {
  apiRoot: "root of the platform's calls; a path of the site",
  cartPath: 'the cart page',
  checkoutPath: 'the checkout, where the cart and an express add lead',
  hasCartCookie: 'the cookie that is <code>true</code> while the visitor has a cart',
  cartCookie: "the cookie of the visitor's cart",
  authCookie: "the cookie of a customer's login",
  styles:
    '<code>full</code>: what the page leaves to us looks finished; <code>base</code>: only what it takes to be used; <code>none</code>: all styling is the theme’s; <code>auto</code>: <code>base</code> on pages of the platform (<code>Static.SQUARESPACE_CONTEXT</code>), else <code>full</code>',
  colorScheme:
    'colours of our own surfaces: <code>light</code>, <code>dark</code>, or <code>auto</code> as the visitor’s system has it; <code>page</code> mixes them from the text colour of the page',
  writeDeadline: 'time limit of a write, in ms',
  keyHeader: ["the header that carries a write's key, for a platform that does each key once", 'none'],
  preview: "whether the shop works in the site editor's preview frame",
  currency: 'the currency (ISO 4217), for pages whose context names none',
  locale: 'the language and country (BCP 47), for pages whose context names none',
});

export const coreDocs = { events, settings } as const;
