import { at, textAt } from '../../data/read.ts';
import type { Formatter, Scope } from '../../render/Scope.ts';
import { escapeAttribute } from '../../text/escape.ts';
import { toNumber } from '../../text/toNumber.ts';

/** `No Comments`, `1 Comment`, `5 Comments`. */
export const commentCount: Formatter = (value) => {
  const count = Math.max(0, Math.trunc(toNumber(at(value, 'publicCommentCount')) || 0));
  return `${count || 'No'} Comment${count === 1 ? '' : 's'}`;
};

const disqusName = (scope: Scope): string => {
  const name = scope.lookup('websiteSettings.disqusShortname') ?? scope.lookup('websiteSettings.disqusShortName');
  return typeof name === 'string' ? name : '';
};

const idOf = (node: unknown): string => escapeAttribute(textAt(node, 'id'));

/** Where a reader is sent for an item's comments. */
export const commentLink: Formatter = (value, args, scope) => {
  const url = escapeAttribute(textAt(value, 'fullUrl'));
  const id = idOf(value);
  if (disqusName(scope)) return `<a href="${url}" class="sqs-comment-link sqs-disqus-comment-link" data-id="${id}"></a>`;
  return `<a href="${url}#comments-${id}" class="sqs-comment-link" data-id="${id}">${String(commentCount(value, args, scope))}</a>`;
};

/** The place a script fills with the comments of the page's item, else of its collection, else of the value: Disqus' if the site has a name there, else ours. */
export const comments: Formatter = (value, _args, scope) => {
  if (disqusName(scope)) return '<div class="squarespace-comments" id="disqus_thread"></div>';
  const item = scope.lookupIn(value, 'item');
  const collection = item ? undefined : scope.lookupIn(value, 'collection');
  const subject = item ?? collection ?? value;
  return (
    `<div class="squarespace-comments" id="comments-${idOf(value)}" data-${collection ? 'collection' : 'item'}-id="${idOf(subject)}"` +
    ` data-public-comment-count="${escapeAttribute(textAt(subject, 'publicCommentCount'))}" data-comment-state="${escapeAttribute(textAt(subject, 'commentState'))}"></div>`
  );
};
