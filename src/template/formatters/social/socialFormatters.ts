import type { Formatters } from '../../createCompile.ts';
import { commentCount, commentLink, comments } from './comments.ts';
import { googleCalendarUrl } from './googleCalendarUrl.ts';
import { likeButton, socialButton, socialButtonInline } from './sharing.ts';
import { activateTwitterLinks, twitterFollowButton } from './tweets.ts';

/**
 * Formatters of comments, sharing and other people's services.
 * Beside each stands where it looks beyond its value: around (from the value or the tag outwards) or at the site's settings, which are
 * found the same way.
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
