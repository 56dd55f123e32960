import { describeSettings, type EventDocs } from '../core/feature/FeatureDocs.ts';
import type { VisitorEvents } from './events.ts';
import { facts } from './factDocs.ts';
import { consentDefaultScript } from './mirrorConsent.ts';
import { visitorSettings } from './settings.ts';

const events: EventDocs<VisitorEvents> = {
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

const settings = describeSettings(visitorSettings, {
  census:
    '<code>on</code>: visitors are counted; <code>cookieless</code> counts page views without any id where the cookie policy lets nothing be kept; <code>off</code> sends nothing to the platform',
  consent: 'whether consent is waited for where the policy asks for it: <code>platform</code>, or <code>off</code>',
  consentDays: "days that a visitor's answer counts; then it is asked for again",
  globalPrivacyControl: 'whether Global Privacy Control refuses analytics, marketing and the sale of data',
  doNotTrack: 'whether Do Not Track refuses them too',
  consentMode: "whether consent is passed on to Google's tags (consent mode)",
  dataLayer: "whether sales are pushed to the page's <code>dataLayer</code>",
  analyticsItemId: 'what the id of an item is in Google Analytics: <code>sku</code>, <code>product</code>',
  analyticsTestOrders: 'whether Google Analytics and older tracking receive test orders: <code>drop</code>, or <code>mark</code>',
  legacyTransaction: 'whether orders are reported to an older <code>ga</code>, <code>_gaq</code> or <code>dataLayer</code>',
  eventsRoot: ['address of the events service', "the platform's own on live pages, else none"],
  eventsMode: '<code>record</code>; with <code>validate</code> the service judges events and does not record them',
  environment: ['the environment that events come from', 'as the page says'],
});

export const visitorDocs = { events, settings, facts, consentDefaultScript } as const;
