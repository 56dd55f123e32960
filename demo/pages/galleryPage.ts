import { galleries } from '../content/galleries.ts';
import { pages } from '../content/site.ts';
import type { PageRequest } from './pageRequest.ts';
import { sitePage } from './sitePage.ts';

export const galleryPage = (request: PageRequest): string =>
  sitePage(
    {
      template: 'gallery',
      collection: pages.gallery,
      data: { galleries: galleries.map((gallery) => ({ ...gallery, blockJson: JSON.stringify(gallery.options) })) },
    },
    request,
  );
