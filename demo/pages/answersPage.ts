import { guests } from '../content/answers.ts';
import { pages } from '../content/site.ts';
import type { PageRequest } from './pageRequest.ts';
import { sitePage } from './sitePage.ts';

export const answersPage = (request: PageRequest): string =>
  sitePage({ template: 'answers', collection: pages.answers, data: { guests } }, request);
