import { posts } from '../content/journal.ts';
import { pages } from '../content/site.ts';
import type { PageRequest } from './pageRequest.ts';
import { sitePage } from './sitePage.ts';

export const journalPage = (request: PageRequest): string =>
  sitePage({ template: 'journal', collection: pages.journal, data: { posts } }, request);

/** `null` for an unknown slug. */
export function postPage(slug: string, request: PageRequest): string | null {
  const post = posts.find(({ fullUrl }) => fullUrl === `${pages.journal.fullUrl}/${slug}`);
  if (!post) return null;
  const { title, author } = post;
  return sitePage(
    {
      template: 'journal-post',
      collection: pages.journal,
      title,
      description: `${title}, by ${author.displayName}.`,
      data: { post, item: post },
    },
    request,
  );
}
