import { pages } from '../content/site.ts';
import type { PageRequest } from './pageRequest.ts';
import { sitePage } from './sitePage.ts';

/** The reference for theme developers: every hook, event, call, setting and style. */
export const guidePage = (request: PageRequest): string => sitePage({ template: 'guide', collection: pages.guide, data: {} }, request);
