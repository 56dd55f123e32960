import { galleries } from '../content/galleries.ts';
import { pages } from '../content/site.ts';
import type { PageRequest } from './pageRequest.ts';
import { sitePage } from './sitePage.ts';

/** The shop's pictures as a gallery block of each design: what a server sends, for the widget to bring to life. */
export const galleryPage = (request: PageRequest): string =>
  sitePage(
    {
      template: 'gallery',
      collection: pages.gallery,
      data: { galleries: galleries.map((gallery) => ({ ...gallery, blockJson: JSON.stringify(gallery.options) })) },
    },
    request,
  );
