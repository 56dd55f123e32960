import { catalogue } from '../content/catalogue.ts';
import { events } from '../content/events.ts';
import { posts } from '../content/journal.ts';
import { categories, sitePages } from '../content/site.ts';

export const SHOP_PATHS: readonly string[] = [
  '/',
  '/store',
  ...Object.keys(categories).map((slug) => `/store/${slug}`),
  '/about',
  '/contact',
  '/cart',
  '/search',
  '/checkout',
  '/checkout/gift-card',
  ...sitePages.map(({ fullUrl }) => fullUrl),
  ...[...posts, ...events, ...catalogue].map(({ fullUrl }) => fullUrl),
];
