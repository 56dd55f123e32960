import { events } from '../content/events.ts';
import { pages, TODAY } from '../content/site.ts';
import type { PageRequest } from './pageRequest.ts';
import { sitePage } from './sitePage.ts';

/** What is still to come, and what is over; and the way to it, in a lightbox of the page's own. */
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

/** One event with its dates in the site's time zone and a link for the calendar; `null` for a slug there is not. */
export function eventPage(slug: string, request: PageRequest): string | null {
  const event = events.find(({ fullUrl }) => fullUrl === `${pages.events.fullUrl}/${slug}`);
  return event
    ? sitePage({ template: 'event', collection: pages.events, title: event.title, description: event.excerpt, data: { event } }, request)
    : null;
}
