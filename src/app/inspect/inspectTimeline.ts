import type { ErrorBuffer } from '../../errors/createErrorBuffer.ts';
import type { Inspection } from './Inspection.ts';
import { said } from './inspectParts.ts';
import { maskedPath } from './maskedPath.ts';

/** The time since navigation, by the browser's records and the shop's last events. */
export function inspectTimeline({ trail, recent }: ErrorBuffer): Pick<Inspection, 'requests' | 'events' | 'timings' | 'errors'> {
  const sinceNavigation = (at: number) => Math.round(at - performance.timeOrigin);
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return {
    requests: resources.filter(isOfInterest).map(({ name, responseStatus = 0, startTime, duration }) => ({
      path: maskedPath(name),
      status: responseStatus,
      at: Math.round(startTime),
      ms: Math.round(duration),
    })),
    events: trail.events.map(({ event, at }) => ({ event, at: sinceNavigation(at) })),
    timings: performance
      .getEntriesByType('measure')
      .filter(({ name }) => name.startsWith('rum-storefront-'))
      .map(({ name, startTime, duration }) => ({ name, at: Math.round(startTime), ms: Math.round(duration) })),
    errors: recent().map(({ error, place, at }) => ({ part: place.part ?? '', error: said(error), at: sinceNavigation(at) })),
  };
}

/** A call to the platform, or a file of the shop that was lost. */
function isOfInterest({ name, responseStatus = 0 }: PerformanceResourceTiming): boolean {
  if (!URL.canParse(name)) return false;
  const { pathname } = new URL(name);
  return pathname.includes('/api/') || (responseStatus >= 400 && /\/chunks\/|storefront/.test(pathname));
}
