import type { Formatters } from '../../createCompile.ts';
import { commentCount, commentLink, comments } from './comments.ts';
import { googleCalendarUrl } from './googleCalendarUrl.ts';
import { likeButton, socialButton, socialButtonInline } from './sharing.ts';
import { activateTwitterLinks, twitterFollowButton } from './tweets.ts';

/** Formatters of comments, sharing and other people's services. */
export const socialFormatters: Formatters = {
  'activate-twitter-links': activateTwitterLinks,
  'comment-count': commentCount,
  'comment-link': commentLink,
  comments,
  'google-calendar-url': googleCalendarUrl,
  'like-button': likeButton,
  'social-button': socialButton,
  'social-button-inline': socialButtonInline,
  'twitter-follow-button': twitterFollowButton,
};
