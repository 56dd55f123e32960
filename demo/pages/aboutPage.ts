import { pages, site } from '../content/site';
import { renderLayout } from './layout';
import type { PageRequest } from './pageRequest';
import { renderTemplate } from './renderTemplate';

/** Who we are; nothing on it is a widget but the basket in the header. */
export const aboutPage = (request: PageRequest): string =>
  renderLayout(
    { title: 'About us', description: 'Two sisters, one kiln.', collection: pages.about, markup: 'b', cart: 'header' },
    renderTemplate('about', { site }),
    request,
  );
