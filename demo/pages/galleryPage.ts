import { galleryOptions } from '../../src/template/index.ts';
import { galleries } from '../content/galleries.ts';
import { pages } from '../content/site.ts';
import type { PageRequest } from './pageRequest.ts';
import { sitePage } from './sitePage.ts';

/** The same pictures in each design of a gallery; its numbers are the options within their ranges. */
export const galleryPage = (request: PageRequest): string =>
  sitePage(
    {
      template: 'gallery',
      collection: pages.gallery,
      data: {
        galleries: galleries.map((gallery) => {
          const settings = galleryOptions(gallery.options);
          return { ...gallery, settings, ratio: settings.aspectRatio.replace(':', ' / ') };
        }),
      },
    },
    request,
  );
