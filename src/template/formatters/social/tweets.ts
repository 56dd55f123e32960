import type { Formatter } from '../../render/Scope.ts';
import { scalarText } from '../../render/toText.ts';
import { textAt } from '../../data/read.ts';
import { escapeAttribute } from '../../text/escape.ts';

/** A trailing point or bracket is not part of an address. */
const MENTION = /\b((?:https?|ftp):\/\/[^\s<>"]*[^\s<>".,;:!?()[\]{}'])|(^|[^\w&/])([@#])(\w{1,140})/gi;

export const activateTwitterLinks: Formatter = (value) =>
  scalarText(value).replaceAll(MENTION, (whole: string, url: string | undefined, before: string, sign: string, name: string) => {
    if (url) return anchor(escapeAttribute(url), url);
    if (sign === '@') return before + anchor(`https://twitter.com/${name}/`, `@${name}`);
    return sign === '#' ? before + anchor(`https://twitter.com/hashtag/${name}?src=hash`, `#${name}`) : whole;
  });

const anchor = (href: string, text: string): string => `<a target="new" href="${href}">${text}</a>`;

const lastSegment = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

/** The account's name, else the last part of its address. */
export const twitterFollowButton: Formatter = (value) =>
  `<script>Y.use('squarespace-follow-buttons', function(Y) { Y.on('domready', function() { Y.Squarespace.FollowButtonUtils.renderAll(); }); });</script>` +
  `<div class="squarespace-follow-button" data-username="${escapeAttribute(textAt(value, 'userName') || lastSegment(textAt(value, 'profileUrl')))}"></div>`;
