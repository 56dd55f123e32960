import { hexId } from './hexId';

/** A page of the shop's navigation. */
export interface Collection {
  readonly id: string;
  readonly title: string;
  readonly fullUrl: string;
  /** 10 an ordinary page, 13 products. */
  readonly type: 10 | 13;
  readonly intro: string;
}

/** Who the shop is. */
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

const page = (number: number, title: string, fullUrl: string, intro = ''): Collection => ({ id: hexId(number), title, fullUrl, type: 10, intro });
const products = (number: number, title: string, fullUrl: string, intro: string): Collection => ({ id: hexId(number), title, fullUrl, type: 13, intro });

export const pages = {
  home: page(0x30, 'Home', '/'),
  about: page(0x31, 'About us', '/about'),
  contact: page(0x32, 'Contact', '/contact'),
  cart: page(0x33, 'Cart', '/cart'),
  search: page(0x34, 'Search', '/search'),
  checkout: page(0x35, 'Checkout', '/checkout'),
  missing: page(0x36, 'Nothing here', '/404'),
} as const;

export const store = products(0x01, 'Shop', '/store', 'Everything on the shelves today, made or blended within sight of the harbour.');

/** The categories by their slug; each has its own list. */
export const categories: Readonly<Record<string, Collection>> = {
  pottery: products(0x02, 'Pottery', '/store/pottery', 'Thrown on Mondays, glazed on Wednesdays, broken very occasionally on Fridays.'),
  tea: products(0x03, 'Tea', '/store/tea', 'Four things to put in a pot, and the scoop to do it with.'),
  table: products(0x04, 'Table & presents', '/store/table', 'What goes round the pot: cloth, wool, light, and a card when you cannot decide.'),
  workshop: products(0x05, 'Workshop', '/store/workshop', 'Come and get muddy, or send us something broken.'),
};
