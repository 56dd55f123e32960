import { galleryOptions } from '../../src/template';
import { galleries } from '../content/galleries';
import { pages } from '../content/site';
import type { PageRequest } from './pageRequest';
import { sitePage } from './sitePage';

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
