import type { AnalyticsEvent } from './analyticsEvent.ts';
import type { CensusCall } from './createCensus.ts';

/** A fact that leaves the page because a visitor is on it. */
export interface FactDoc {
  readonly name: string;
  readonly when: string;
  readonly to: string;
  readonly consent: string;
}

type CensusPath = CensusCall['path'] extends infer Path ? (Path extends `RecordQuickView/${string}` ? 'RecordQuickView' : Path) : never;

const ANALYTICS = '<code>analytics</code>';

/** Calls of the census beside page views; the compiler finds a missing one. */
const censusCalls: Readonly<Record<CensusPath, string>> = {
  'button-click': 'a button block is clicked',
  'button-render': 'half of it has been on the screen',
  'form-render': 'a form is on the page',
  overlay: "the site's popup is shown",
  RecordQuickView: 'a product is shown in a quick view',
};

const recordedEvents = {
  'view-product': "the page is a product's",
  'add-to-cart': 'the platform has added an item',
  'order-confirmed': 'the page confirms an order, once in a browser',
} as const;

/** The site's own analytics; the compiler finds a missing one. */
const analyticsEvents: Readonly<Record<AnalyticsEvent['name'], string>> = {
  page_view: "another page without a load, or a return from the browser's cache",
  view_item_list: 'a list of products is on the screen',
  select_item: 'a product in it is opened',
  view_search_results: 'the page is a search',
  view_item: "the page is a product's",
  add_to_cart: 'there is more of an item in the cart',
  remove_from_cart: 'there is less of an item in the cart',
  view_cart: 'the page is the cart, and what is in it is known',
  add_shipping_info: 'the platform has taken a way of shipping',
  begin_checkout: 'the visitor leaves for the checkout, unless that was refused',
  purchase: 'the page confirms an order, once in a browser',
  agent_call: 'a tool of the page has answered an agent of the visitor’s browser',
  generate_lead: 'the platform has taken a form',
};

const rows = (names: Readonly<Record<string, string>>, prefix: string, to: string): FactDoc[] =>
  Object.entries(names).map(([name, when]) => ({ name: `${prefix}${name}`, when, to, consent: ANALYTICS }));

/** Everything that is sent about a visitor, by its receiver. */
export const facts: readonly FactDoc[] = [
  {
    name: 'census/RecordHit',
    when: 'a page is opened, changes without a load, or returns; not the search',
    to: 'the platform',
    consent: `${ANALYTICS}; with <code>data-census="cookieless"</code> also before an answer, without any id`,
  },
  ...rows(censusCalls, 'census/', 'the platform'),
  ...rows(recordedEvents, 'events/RecordEvent ', 'the platform'),
  ...rows(
    { CommerceShopping_VisitPDP: "the page is a product's", CommerceShopping_AddToCart: 'an item is added on its page' },
    '',
    "the platform's events service, where the site measures its visitors",
  ),
  ...rows({ 'track()': 'your script calls it' }, '', "the platform's events service"),
  ...rows(analyticsEvents, '', "<code>dataLayer</code>, <code>Storefront.on('analytics')</code>"),
  {
    name: 'transaction',
    when: 'the page confirms an order, once in a browser; not in test mode, unless such orders are marked',
    to: '<code>ga</code>, <code>_gaq</code> or <code>dataLayer</code>, by <code>data-legacy-transaction</code>',
    consent: ANALYTICS,
  },
  { name: 'consent', when: 'an answer is known or changes', to: "Google's tags, by <code>data-consent-mode</code>", consent: 'none' },
  {
    name: 'page_speed, user',
    when: "30 s after the load, or when the page is hidden or left; where the platform's settings ask for it",
    to: 'the platform',
    consent: `none, and without ids and account; with <code>analytics</code> also with these`,
  },
  {
    name: 'error reports',
    when: 'this script fails, unless <code>before-error-report</code> is refused',
    to: 'your own address, by <code>data-error-path</code>',
    consent: 'none; the last events are in it by name alone, and nothing that was typed',
  },
];
