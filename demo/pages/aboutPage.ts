import { pages, site } from '../content/site.ts';
import { renderLayout } from './layout.ts';
import type { PageRequest } from './pageRequest.ts';
import { renderTemplate } from './renderTemplate.ts';

export const aboutPage = (request: PageRequest): string =>
  renderLayout(
    { title: 'About us', description: 'Two sisters, one kiln.', collection: pages.about, markup: 'b', cart: 'header' },
    renderTemplate('about', { site }),
    request,
  );
