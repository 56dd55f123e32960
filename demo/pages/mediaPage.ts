import { formatFileSize } from '../../src/template/index.ts';
import { bell, film } from '../content/media.ts';
import { pages } from '../content/site.ts';
import { ringBell } from '../sounds.ts';
import type { PageRequest } from './pageRequest.ts';
import { sitePage } from './sitePage.ts';

/** A film, of which only a picture of ours is shown, and a sound. */
export const mediaPage = (request: PageRequest): string =>
  sitePage(
    { template: 'media', collection: pages.media, data: { film, bell: { ...bell, size: formatFileSize(ringBell().length) } } },
    request,
  );
