import { at, textAt } from '../../data/read.ts';
import type { Formatter, Scope } from '../../render/Scope.ts';
import { escapeAttribute } from '../../text/escape.ts';
import { isTruthy } from '../../render/isTruthy.ts';
import { toNumber } from '../../text/toNumber.ts';
import { scalarText } from '../../render/toText.ts';
import { toMoment } from '../../text/toMoment.ts';
import { checkMoment } from '../i18n/timeZone.ts';
import type { Formatters } from '../../createCompile.ts';

/** A missing count is 0. */
const commentCount: Formatter = (value) => {
  const count = Math.max(0, Math.trunc(toNumber(at(value, 'publicCommentCount')) || 0));
  return `${count || 'No'} Comment${count === 1 ? '' : 's'}`;
};

const hasDisqus = (scope: Scope): boolean => isTruthy(scope.lookup('websiteSettings.disqusShortname'));

const idOf = (node: unknown): string => escapeAttribute(textAt(node, 'id'));

/** The link to an item's comments; without a number if it is unknown. */
const commentLink: Formatter = (value, args, scope) => {
  const url = escapeAttribute(textAt(value, 'fullUrl'));
  const id = idOf(value);
  if (hasDisqus(scope)) return `<a href="${url}" class="sqs-comment-link sqs-disqus-comment-link" data-id="${id}"></a>`;
  const isCounted = (at(value, 'publicCommentCount') ?? undefined) !== undefined;
  const label = isCounted ? String(commentCount(value, args, scope)) : 'Comments';
  return `<a href="${url}#comments-${id}" class="sqs-comment-link" data-id="${id}">${label}</a>`;
};

/** A place for the comment script, Disqus if the site uses it, with the data of the item, else of the collection. */
const comments: Formatter = (value, _args, scope) => {
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

/** A script updates the number later. */
const likeButton: Formatter = (value, _args, scope) => {
  if (!isTruthy(scope.lookupIn(value, 'websiteSettings.simpleLikingEnabled'))) return '';
  const id = escapeAttribute(textAt(value, 'id'));
  return (
    `<span class="sqs-simple-like" data-item-id="${id}" data-like-count="${escapeAttribute(textAt(value, 'likeCount'))}"><span class="like-icon"></span>` +
    `<span class="like-count"></span></span>`
  );
};

const attribute = (name: string, text: string): string => ` ${name}="${escapeAttribute(text)}"`;

function buttonsHtml(value: unknown, tag: string, style: string, scope: Scope): string {
  const options = scope.lookupIn(value, 'website.shareButtonOptions');
  if (typeof options !== 'object' || !isTruthy(options)) return '';
  const id = textAt(value, 'systemDataId') || textAt(value, 'mainImageId');
  const asset = textAt(value, 'assetUrl') || textAt(value, 'mainImage', 'assetUrl');
  return (
    `<${tag} class="squarespace-social-buttons ${style}"${attribute('data-system-data-id', id)}${attribute('data-asset-url', asset)}` +
    `${attribute('data-record-type', textAt(value, 'recordType'))}${attribute('data-full-url', textAt(value, 'fullUrl'))}` +
    `${attribute('data-title', textAt(value, 'title'))}></${tag}>`
  );
}

const socialButton: Formatter = (value, _args, scope) => buttonsHtml(value, 'div', 'button-style', scope);

const socialButtonInline: Formatter = (value, _args, scope) => buttonsHtml(value, 'span', 'inline-style', scope);

/** A trailing point or bracket is not part of an address. */
const MENTION = /\b((?:https?|ftp):\/\/[^\s<>"]*[^\s<>".,;:!?()[\]{}'])|(^|[^\w&/])([@#])(\w{1,140})/gi;

const activateTwitterLinks: Formatter = (value) =>
  scalarText(value).replaceAll(MENTION, (whole: string, url: string | undefined, before: string, sign: string, name: string) => {
    if (url) return anchor(escapeAttribute(url), url);
    if (sign === '@') return before + anchor(`https://twitter.com/${name}/`, `@${name}`);
    return sign === '#' ? before + anchor(`https://twitter.com/hashtag/${name}?src=hash`, `#${name}`) : whole;
  });

const anchor = (href: string, text: string): string => `<a target="new" href="${href}">${text}</a>`;

const lastSegment = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

/** The account's name, else the last part of its address. */
const twitterFollowButton: Formatter = (value) =>
  `<script>Y.use('squarespace-follow-buttons', function(Y) { Y.on('domready', function() { Y.Squarespace.FollowButtonUtils.renderAll(); }); });</script>` +
  `<div class="squarespace-follow-button" data-username="${escapeAttribute(textAt(value, 'userName') || lastSegment(textAt(value, 'profileUrl')))}"></div>`;

const stamp = (moment: number): string => `${new Date(checkMoment(moment)).toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`;

/** A missing date is 1970, as in `date`; any other non-number gives nothing. */
const googleCalendarUrl: Formatter = (value) => {
  const [start, end] = [toMoment(at(value, 'startDate')), toMoment(at(value, 'endDate'))];
  if (Number.isNaN(start) || Number.isNaN(end)) return '';
  const place = ['addressLine1', 'addressLine2', 'addressCountry']
    .map((key) => textAt(value, 'location', key))
    .filter(Boolean)
    .join(', ');
  const location = place ? `&location=${encodeURIComponent(place)}` : '';
  return `http://www.google.com/calendar/event?action=TEMPLATE&text=${encodeURIComponent(textAt(value, 'title'))}&dates=${stamp(start)}/${stamp(end)}${location}`;
};

/**
 * Formatters of comments, sharing and other services. A trailing comment names what they read beyond their value: `around` (the scopes
 * outwards) or `site` (settings, found the same way).
 */
export const socialFormatters: Formatters = {
  'activate-twitter-links': activateTwitterLinks,
  'comment-count': commentCount,
  'comment-link': commentLink, // site
  comments, // around: item, collection; site
  'google-calendar-url': googleCalendarUrl,
  'like-button': likeButton, // site
  'social-button': socialButton, // site
  'social-button-inline': socialButtonInline, // site
  'twitter-follow-button': twitterFollowButton,
};
