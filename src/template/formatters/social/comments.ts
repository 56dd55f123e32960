import { at, textAt } from '../../data/read.ts';
import type { Formatter, Scope } from '../../render/Scope.ts';
import { escapeAttribute } from '../../text/escape.ts';
import { isTruthy } from '../../render/isTruthy.ts';
import { toNumber } from '../../text/toNumber.ts';

/** A missing count is 0. */
export const commentCount: Formatter = (value) => {
  const count = Math.max(0, Math.trunc(toNumber(at(value, 'publicCommentCount')) || 0));
  return `${count || 'No'} Comment${count === 1 ? '' : 's'}`;
};

const hasDisqus = (scope: Scope): boolean => isTruthy(scope.lookup('websiteSettings.disqusShortname'));

const idOf = (node: unknown): string => escapeAttribute(textAt(node, 'id'));

/** The link to an item's comments; without a number if it is unknown. */
export const commentLink: Formatter = (value, args, scope) => {
  const url = escapeAttribute(textAt(value, 'fullUrl'));
  const id = idOf(value);
  if (hasDisqus(scope)) return `<a href="${url}" class="sqs-comment-link sqs-disqus-comment-link" data-id="${id}"></a>`;
  const isCounted = (at(value, 'publicCommentCount') ?? undefined) !== undefined;
  const label = isCounted ? String(commentCount(value, args, scope)) : 'Comments';
  return `<a href="${url}#comments-${id}" class="sqs-comment-link" data-id="${id}">${label}</a>`;
};

/** A place for the comment script, Disqus if the site uses it, with the data of the item, else of the collection. */
export const comments: Formatter = (value, _args, scope) => {
  if (hasDisqus(scope)) return '<div class="squarespace-comments" id="disqus_thread"></div>';
  const item = scope.lookupIn(value, 'item');
  const subject = item ?? scope.lookupIn(value, 'collection') ?? undefined;
  const about =
    subject === undefined
      ? ''
      : ` data-${item ? 'item' : 'collection'}-id="${idOf(subject)}" data-public-comment-count="${escapeAttribute(textAt(subject, 'publicCommentCount'))}"` +
        ` data-comment-state="${escapeAttribute(textAt(subject, 'commentState'))}"`;
  return `<div class="squarespace-comments" id="comments-${idOf(value)}"${about}></div>`;
};
