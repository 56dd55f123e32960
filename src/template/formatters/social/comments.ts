import { at, textAt } from '../../data/read.ts';
import type { Formatter, Scope } from '../../render/Scope.ts';
import { escapeAttribute } from '../../text/escape.ts';
import { isTruthy } from '../../render/isTruthy.ts';
import { toNumber } from '../../text/toNumber.ts';

/** `No Comments`, `1 Comment`, `5 Comments`; a missing count is none. */
export const commentCount: Formatter = (value) => {
  const count = Math.max(0, Math.trunc(toNumber(at(value, 'publicCommentCount')) || 0));
  return `${count || 'No'} Comment${count === 1 ? '' : 's'}`;
};

/** Whether the site's comments are at Disqus. The name is written otherwise than where `disqus?` looks for it. */
const hasDisqus = (scope: Scope): boolean => isTruthy(scope.lookup('websiteSettings.disqusShortname'));

const idOf = (node: unknown): string => escapeAttribute(textAt(node, 'id'));

/** Where a reader is sent for an item's comments; without a number if it is not known. */
export const commentLink: Formatter = (value, args, scope) => {
  const url = escapeAttribute(textAt(value, 'fullUrl'));
  const id = idOf(value);
  if (hasDisqus(scope)) return `<a href="${url}" class="sqs-comment-link sqs-disqus-comment-link" data-id="${id}"></a>`;
  const isCounted = (at(value, 'publicCommentCount') ?? undefined) !== undefined;
  const label = isCounted ? String(commentCount(value, args, scope)) : 'Comments';
  return `<a href="${url}#comments-${id}" class="sqs-comment-link" data-id="${id}">${label}</a>`;
};

/**
 * The place that a script fills with comments: Disqus' if the site has a name there, else ours, with what the script has to know of the
 * page's item, else of its collection.
 */
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
