import { at, textAt } from '../../data/read.ts';
import type { Formatter } from '../../render/Scope.ts';
import { toMoment } from '../../text/toMoment.ts';
import { checkMoment } from '../i18n/timeZone.ts';

const stamp = (moment: number): string => `${new Date(checkMoment(moment)).toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`;

/** A missing date is 1970, as in `date`; any other non-number gives nothing. */
export const googleCalendarUrl: Formatter = (value) => {
  const [start, end] = [toMoment(at(value, 'startDate')), toMoment(at(value, 'endDate'))];
  if (Number.isNaN(start) || Number.isNaN(end)) return '';
  const place = ['addressLine1', 'addressLine2', 'addressCountry']
    .map((key) => textAt(value, 'location', key))
    .filter(Boolean)
    .join(', ');
  const location = place ? `&location=${encodeURIComponent(place)}` : '';
  return `http://www.google.com/calendar/event?action=TEMPLATE&text=${encodeURIComponent(textAt(value, 'title'))}&dates=${stamp(start)}/${stamp(end)}${location}`;
};
