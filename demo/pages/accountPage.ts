import { pages } from '../content/site.ts';
import { renderLayout } from './layout.ts';
import type { PageRequest } from './pageRequest.ts';

/** Where the platform shows a visitor's account, which is its own page and none of the shop's. */
export const accountPage = (request: PageRequest): string =>
  renderLayout(
    { title: 'My Account', description: 'Orders and addresses.', collection: pages.about, markup: 'b', cart: 'header' },
    '<h1>My Account</h1><p>On a real site the platform shows orders and addresses here.</p>',
    request,
  );
