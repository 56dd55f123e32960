import type { HttpHandler } from 'msw';
import { reply, type Reply, type Route } from '../createRoute.ts';
import { censusBodies, eventForm, faultOf, faultOfJson, shopEvents, viewData, viewForm } from './factSchemas.ts';

/** The visitor census and shop facts. Unknown and missing fields are refused. */
export function createCensusHandlers(route: Route): HttpHandler[] {
  return [
    route(
      'post',
      '/api/census/RecordHit',
      ({ rawBody }) => {
        const form = fieldsOf(rawBody);
        return judge(faultOf(viewForm(), form) ?? faultOfJson(viewData(), form['data'] ?? ''));
      },
      { kind: 'facts' },
    ),
    route('post', '/api/census/RecordQuickView/:itemId', ({ body }) => judge(faultOf(viewData(), body)), { kind: 'facts' }),
    ...Object.entries(censusBodies).map(([path, schema]) =>
      route('post', `/api/census/${path}`, ({ body }) => judge(faultOf(schema(), body)), { kind: 'facts' }),
    ),
    route(
      'post',
      '/api/events/RecordEvent',
      ({ rawBody }) => {
        const form = fieldsOf(rawBody);
        const schema = shopEvents[form['event'] ?? ''];
        return judge(faultOf(eventForm(), form) ?? (schema ? faultOfJson(schema(), form['data'] ?? '') : 'no such event'));
      },
      { kind: 'facts' },
    ),
  ];
}

export const fieldsOf = (body: string): Readonly<Record<string, string>> => Object.fromEntries(new URLSearchParams(body));

const judge = (fault: string | null): Reply => (fault === null ? reply({}) : { status: 400, body: { error: fault } });
