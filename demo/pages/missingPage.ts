import { pages } from '../content/site';
import { renderLayout } from './layout';
import type { PageRequest } from './pageRequest';
import { renderTemplate } from './renderTemplate';

/** The page for an address that there is not. */
export const missingPage = (request: PageRequest): string =>
  renderLayout(
    { title: 'Nothing here', description: 'There is no such page.', collection: pages.missing, markup: 'b', cart: 'header' },
    renderTemplate('missing', {}),
    request,
  );
