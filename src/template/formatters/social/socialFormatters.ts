import type { Formatters } from '../../createCompile';
import { commentCount, commentLink, comments } from './comments';
import { googleCalendarUrl } from './googleCalendarUrl';
import { likeButton, socialButton, socialButtonInline } from './sharing';
import { activateTwitterLinks, twitterFollowButton } from './tweets';

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
