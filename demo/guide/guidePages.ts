import { guideWidgets } from './guideWidgets.ts';

export type GuideGroup = 'By task' | 'By widget' | 'Reference';

/** A page of the guide. Its words are in `demo/guide/pages/<slug>.html`; those of a widget in its entry of `guideWidgets`. */
export interface GuidePage {
  /** Its address below `/guide/`. */
  readonly slug: string;
  readonly title: string;
  /** One line for lists and search engines. */
  readonly intro: string;
  readonly group: GuideGroup;
}

type Row = readonly [slug: string, title: string, intro: string];

const pagesOf = (group: GuideGroup, rows: readonly Row[]): readonly GuidePage[] =>
  rows.map(([slug, title, intro]) => ({ slug, title, intro, group }));

const TASKS: readonly Row[] = [
  ['first-sale', 'Five minutes to a first sale', 'A page of your own that sells, and the first changes to it.'],
  ['shop-owners', 'For shop owners', 'What can be switched on, with a picture and one line to paste each.'],
  ['product-page', 'Product page', 'Picker, price, quantity, add button and what they write on the page.'],
  ['lists', 'Lists and quick view', 'Adding from a list, and opening a product in a lightbox.'],
  ['cart', 'Cart and mini cart', 'The pill, the cart page, and the cart beside the page.'],
  ['theming', 'Theming', 'The style sheet, the tokens, and how much of the look is the theme’s.'],
  ['dark-pages', 'Dark pages and cascade layers', 'Light, dark or as the visitor’s system has it; and whose rules win.'],
  ['translating', 'Translating', 'Languages that come along, and your own wording.'],
  ['slots-and-filters', 'Slots and filters', 'Markup of your own in the shop’s parts, and values that you change.'],
  ['forms', 'Forms and newsletter', 'Forms of the platform, newsletters, drafts, and what happens after sending.'],
  ['reviews', 'Reviews', 'What customers say of a product.'],
  ['restock', 'Low stock and restock', 'How few are left, and who waits for more.'],
  ['instalments', 'Instalments', 'What a payment plan comes to.'],
  ['galleries', 'Galleries, films, sounds', 'Pictures of products and pages, films, sounds, and lightboxes.'],
  ['consent', 'Consent and analytics', 'What is sent to whom, when, and with whose consent.'],
  ['speed', 'How fast it is', 'Bytes, processor time and memory, measured beside others.'],
  ['speed-and-errors', 'Page speed and errors', 'What is measured, and what is reported when the script fails.'],
  ['accounts', 'Accounts', 'Customers who sign in and out.'],
  ['popup', 'Popup', 'The site’s popup.'],
  ['agents', 'Agents', 'Tools for an agent in the visitor’s browser: what they do, what they never do, and what was tested.'],
  ['owner', 'Owner’s screens', 'Who waits for what is sold out, and whether reviews are shown.'],
  ['page-changes', 'Pages that change without a reload', 'What changes in the page and in which order, and how late markup is found.'],
  ['security', 'CSP, SRI and Trusted Types', 'What a strict policy has to allow, and how files are pinned.'],
  ['caching', 'Files, caching and pinning', 'Which file to load, how long to keep it, and how to pin it.'],
  ['qa', 'Testing a shop', 'A mocked platform, scenarios, Playwright and Cypress.'],
  ['typescript', 'TypeScript', 'Types of calls, settings and events.'],
  ['features', 'A feature of your own', 'Widgets, settings, texts and events that you add.'],
  ['templates', 'The template language', 'Rendering pages in Node and in a browser.'],
  ['platform', 'What a platform must offer', 'The calls that a back end answers, and how to test one.'],
  ['old-scripts', 'The platform’s old script interface', 'For add-ons that call Squarespace and Y.'],
  ['nothing-happens', 'Nothing happens', 'Mistakes of a page, how they are named, and how to report a fault.'],
  ['accessibility', 'Accessibility', 'WCAG 2.2 by criterion, with the tests that show it, and what is announced.'],
  ['limits', 'What does not work', 'Known limits, with the reason and what to do instead.'],
  ['browsers', 'Browsers', 'Which browsers, and what happens in the others.'],
  ['upgrading', 'Upgrading', 'From one version to the next, and what stays the same.'],
];

const REFERENCE: readonly Row[] = [
  ['reference/hooks', 'Hooks and attributes', 'Every value of data-storefront, and the attributes beside it.'],
  ['reference/product-data', 'Product data', 'Every field of products and variants, with types and units.'],
  ['reference/settings', 'Settings', 'Every setting with its default, and which source wins.'],
  ['reference/events', 'Events', 'Every event with its detail.'],
  ['reference/api', 'API', 'Every call of Storefront.'],
  ['reference/filters', 'Filters', 'Every value that a script may change.'],
  ['reference/slots', 'Slots', 'Every place for markup of your own.'],
  ['reference/texts', 'Texts', 'Every text with its key, for translators.'],
  ['reference/tokens', 'Tokens', 'Every custom property with its default.'],
  ['reference/endpoints', 'Calls of the platform', 'Every call with its request and answer.'],
  ['reference/storage', 'Storage keys', 'What is kept in the browser.'],
  ['reference/template-language', 'Formatters and predicates', 'Every formatter and predicate with an example.'],
];

/** All pages of the guide, in their order. */
export const guidePages: readonly GuidePage[] = [
  ...pagesOf('By task', TASKS),
  ...pagesOf(
    'By widget',
    guideWidgets.map(({ slug, title, intro }) => [`widgets/${slug}`, title, intro]),
  ),
  ...pagesOf('Reference', REFERENCE),
];
