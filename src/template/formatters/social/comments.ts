import { at, textAt } from '../../data/read';
import type { Formatter, Scope } from '../../render/Scope';
import { escapeAttribute } from '../../text/escape';
import { toNumber } from '../../text/toNumber';

/** `No Comments`, `1 Comment`, `5 Comments`. */
export const commentCount: Formatter = (value) => {
  const count = Math.max(0, Math.trunc(toNumber(at(value, 'publicCommentCount')) || 0));
  return `${count || 'No'} Comment${count === 1 ? '' : 's'}`;
};

const disqusName = (scope: Scope): string => {
  const name = scope.lookup('websiteSettings.disqusShortname') ?? scope.lookup('websiteSettings.disqusShortName');
  return typeof name === 'string' ? name : '';
};

/** Where a reader is sent for an item's comments. */
export const commentLink: Formatter = (value, args, scope) => {
  const url = escapeAttribute(textAt(value, 'fullUrl'));
  if (disqusName(scope)) return `<a href="${url}#disqus_thread" class="sqs-comment-link" data-disqus-identifier="${escapeAttribute(textAt(value, 'id'))}"></a>`;
  return `<a href="${url}#comments-${escapeAttribute(textAt(value, 'id'))}" class="sqs-comment-link">${String(commentCount(value, args, scope))}</a>`;
};

/** The place a script fills with the comments: Disqus' if the site has a name there, else ours. */
export const comments: Formatter = (value, _args, scope) => {
  const id = escapeAttribute(textAt(value, 'id'));
  const name = disqusName(scope);
  if (name) {
    return (
      `<div class="squarespace-comments" id="disqus_thread" data-disqus-shortname="${escapeAttribute(name)}" data-disqus-identifier="${id}"` +
      ` data-disqus-title="${escapeAttribute(textAt(value, 'title'))}" data-disqus-url="${escapeAttribute(textAt(value, 'fullUrl'))}"></div>`
    );
  }
  return (
    `<div class="squarespace-comments" id="comments-${id}" data-collection-id="${id}"` +
    ` data-public-comment-count="${escapeAttribute(textAt(value, 'publicCommentCount'))}" data-comment-state="${escapeAttribute(textAt(value, 'commentState'))}"></div>`
  );
};
