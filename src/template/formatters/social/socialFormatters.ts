import type { Formatters } from '../../createCompile.ts';
import { commentCount, commentLink, comments } from './comments.ts';
import { googleCalendarUrl } from './googleCalendarUrl.ts';
import { likeButton, socialButton, socialButtonInline } from './sharing.ts';
import { activateTwitterLinks, twitterFollowButton } from './tweets.ts';

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
