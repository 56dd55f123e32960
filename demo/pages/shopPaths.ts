import { catalogue } from '../content/catalogue';
import { events } from '../content/events';
import { posts } from '../content/journal';
import { categories, sitePages } from '../content/site';

/** The pages a visitor finds by following links. */
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
