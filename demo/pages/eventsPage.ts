import { events } from '../content/events.ts';
import { pages, TODAY } from '../content/site.ts';
import type { PageRequest } from './pageRequest.ts';
import { sitePage } from './sitePage.ts';

/** Upcoming and past events, and directions in the page's own lightbox. */
export const eventsPage = (request: PageRequest): string =>
  sitePage(
    {
      template: 'events',
      bodyEnd: 'events-way',
      collection: pages.events,
      data: {
        events,
        collection: { ...pages.events, showPastOrUpcomingEvents: 'past', past: events.filter(({ endDate }) => endDate <= TODAY) },
      },
    },
    request,
  );

/** `null` for an unknown slug. */
export function eventPage(slug: string, request: PageRequest): string | null {
  const event = events.find(({ fullUrl }) => fullUrl === `${pages.events.fullUrl}/${slug}`);
  return event
    ? sitePage({ template: 'event', collection: pages.events, title: event.title, description: event.excerpt, data: { event } }, request)
    : null;
}
