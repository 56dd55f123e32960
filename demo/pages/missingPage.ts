import { pages } from '../content/site.ts';
import { renderLayout } from './layout.ts';
import type { PageRequest } from './pageRequest.ts';
import { renderTemplate } from './renderTemplate.ts';

export const missingPage = (request: PageRequest): string =>
  renderLayout(
    { title: 'Nothing here', description: 'There is no such page.', collection: pages.missing, markup: 'b', cart: 'header' },
    renderTemplate('missing', {}),
    request,
  );
