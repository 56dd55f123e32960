import { hexId } from './hexId.ts';

export interface Collection {
  readonly id: string;
  readonly title: string;
  readonly fullUrl: string;
  readonly type: 10 | 13;
  readonly intro: string;
}

export const site = {
  id: hexId(0xaa),
  name: 'Wren & Kettle',
  tagline: 'Pots for tea, and tea for the pots.',
  language: 'en-US',
  timeZone: 'America/New_York',
  origin: 'https://wren-and-kettle.example',
  email: 'hello@wren-and-kettle.example',
  address: 'The Sail Loft, 3 Harbour Steps, Saltmouth',
} as const;

const page = (number: number, title: string, fullUrl: string, intro = ''): Collection => ({
  id: hexId(number),
  title,
  fullUrl,
  type: 10,
  intro,
});
const products = (number: number, title: string, fullUrl: string, intro: string): Collection => ({
  id: hexId(number),
  title,
  fullUrl,
  type: 13,
  intro,
});

export const pages = {
  home: page(0x30, 'Home', '/'),
  about: page(0x31, 'About us', '/about'),
  contact: page(0x32, 'Contact', '/contact'),
  cart: page(0x33, 'Cart', '/cart'),
  search: page(0x34, 'Search', '/search'),
  checkout: page(0x35, 'Checkout', '/checkout'),
  missing: page(0x36, 'Nothing here', '/404'),
  journal: page(0x37, 'Journal', '/journal', 'What came out of the kiln, what did not, and what we drank meanwhile.'),
  events: page(0x38, 'Events', '/events', 'Firings, sales of the slightly bent, and evenings with cake.'),
  gallery: page(0x39, 'Gallery', '/gallery', 'The same shelves, looked at in four ways.'),
  media: page(0x3a, 'Watch and listen', '/media', 'One film and one bell.'),
  commission: page(
    0x3c,
    'A pot of your own',
    '/commission',
    'Tell us what it is for, who it is for and how it should feel in the hand. Ida draws it, you change your mind, and then she throws it.',
  ),
  trade: page(0x3d, 'Trade counter', '/trade', 'For cafés, inns and shops that pour more tea than we do.'),
  templates: page(0x3f, 'Template reference', '/template-reference', 'Every formatter and predicate.'),
  texts: page(0x38, 'Texts', '/texts', "Every text of the shop's script, for translators."),
  guide: page(0x3e, 'The guide', '/guide', 'What a page can say to the shop, and what the shop says to a page.'),
  answers: page(0x3b, 'Answers', '/answers', 'What our guests write into the form for an evening at the wheel.'),
} as const;

/** Linked in the footer only. */
export const sitePages: readonly Collection[] = [
  pages.journal,
  pages.events,
  pages.gallery,
  pages.media,
  pages.answers,
  pages.commission,
  pages.trade,
  pages.texts,
  pages.templates,
];

export const store = products(0x01, 'Shop', '/store', 'Everything on the shelves today, made or blended within sight of the harbour.');

export const categories: Readonly<Record<string, Collection>> = {
  pottery: products(0x02, 'Pottery', '/store/pottery', 'Thrown on Mondays, glazed on Wednesdays, broken very occasionally on Fridays.'),
  tea: products(0x03, 'Tea', '/store/tea', 'Four things to put in a pot, and the scoop to do it with.'),
  table: products(
    0x04,
    'Table & presents',
    '/store/table',
    'What goes round the pot: cloth, wool, light, and a card when you cannot decide.',
  ),
  workshop: products(0x05, 'Workshop', '/store/workshop', 'Come and get muddy, or send us something broken.'),
};

export const TODAY = Date.UTC(2026, 4, 20, 14, 30);

/** Website data for the templates of journal and events. */
export const websiteData = {
  'base-url': site.origin,
  website: { timeZone: site.timeZone, shareButtonOptions: { email: true, link: true } },
  websiteSettings: { timeZone: site.timeZone, commentsEnabled: true, simpleLikingEnabled: true, storeSettings: { measurementStandard: 1 } },
} as const;
