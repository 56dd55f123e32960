import { formatFileSize } from '../../src/template';
import { bell, film } from '../content/media';
import { pages } from '../content/site';
import { ringBell } from '../sounds';
import type { PageRequest } from './pageRequest';
import { sitePage } from './sitePage';

/** A film, of which only a picture of ours is shown, and a sound. */
export const mediaPage = (request: PageRequest): string =>
  sitePage({ template: 'media', collection: pages.media, data: { film, bell: { ...bell, size: formatFileSize(ringBell().length) } } }, request);
