import { pages } from '../content/site.ts';
import { renderLayout } from './layout.ts';
import type { PageRequest } from './pageRequest.ts';

/** Stands in for the platform's own page of a visitor's account. */
export const accountPage = (request: PageRequest): string =>
  renderLayout(
    { title: 'My Account', description: 'Orders and addresses.', collection: pages.about, markup: 'b', cart: 'header' },
    '<h1>My Account</h1><p>On a real site the platform shows orders and addresses here.</p>',
    request,
  );
