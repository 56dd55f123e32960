import { coreSettings } from './config.ts';
import type { CoreEvents } from './events.ts';
import type { CoreFilters } from './filter/CoreFilters.ts';
import { describeSettings, describeTexts, type EventDocs, type FilterDocs } from './feature/FeatureDocs.ts';
import { cartFailureTexts, failureTexts } from '../commerce/texts/failureText.ts';
import { heldTexts } from '../commerce/texts/heldTexts.ts';
import { shopTexts } from '../commerce/texts/shopTexts.ts';

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
  agentTools: 'whether agents of the visitor’s browser get <a href="#agents">tools for the shop</a>: <code>on</code> or <code>off</code>',
  debug: [
    'whether the <a href="#mistakes">mistakes of the page</a> are explained in the console: <code>on</code> or <code>off</code>',
    'on a local host, in the preview frame, for who is logged in to the site, and where a mistake is met',
  ],
  locale:
    'the language and country (BCP 47), for pages whose context names none; where it is given there, amounts are written as that country writes them',
  language: [
    'the language of our texts: <code>en</code>, <code>de</code>, <code>fr</code>, <code>es</code>, <code>ja</code>, <code>ar</code>, or <code>auto</code>, the page’s own (<code>&lt;html lang&gt;</code>)',
    '<code>auto</code>; <code>en</code> on pages of the platform (<code>Static.SQUARESPACE_CONTEXT</code>)',
  ],
});

const texts = describeTexts([shopTexts, heldTexts, failureTexts, cartFailureTexts], {
  ok: 'the button that closes an alert',
  close: 'the name of the button that closes a dialog; read out',
  unknownError: 'a request failed, and nothing better is known',
  unreachable: 'there was no connection, or a file of the shop could not be loaded',
  formUnreachable: 'the files of a form could not be loaded after it was sent',
  sessionExpired: 'the platform refused a request because the page is too old',
  cookiesDisabled: 'the same, where the browser keeps no cookies',
  tooManyRequests: 'the platform refused a request because there were too many',
  noAnswer: 'the platform did not answer a request in time',
  notConfirmed: 'a change of the cart was sent and its answer was lost; it may have been done',
});

const filters: FilterDocs<CoreFilters> = {
  text: {
    value: 'a text of the shop, as it is shown or read out',
    detail: '<code>key</code> (<a href="/texts">all keys</a>), <code>values</code> in it, <code>product</code> where it is of one',
  },
};

export const coreDocs = { events, settings, texts, filters } as const;
