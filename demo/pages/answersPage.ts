import { guests } from '../content/answers';
import { pages } from '../content/site';
import type { PageRequest } from './pageRequest';
import { sitePage } from './sitePage';

/** What guests have answered, as carts and orders sum it up. */
export const answersPage = (request: PageRequest): string => sitePage({ template: 'answers', collection: pages.answers, data: { guests } }, request);
