import { http, HttpResponse, type HttpHandler } from 'msw';
import { eventV2EnvelopeSchema } from '../../src/visitor/schemas/eventV2.ts';
import type { Exchange, Reply, Route } from '../createRoute.ts';
import { fieldsOf } from './census.ts';
import { eventContent, faultOf, faultOfJson } from './factSchemas.ts';

const EVENTS = '/api/v1/clanker/events';
const VALIDATE = '/api/v1/clanker/validate-event-content/:schemaName';

const SERVICE = { kind: 'service', needsCrumb: false } as const;

/** The events service on a separate origin: no crumb, and open to all origins. */
export function createEventsServiceHandlers(route: Route): HttpHandler[] {
  const preflight = () =>
    new HttpResponse(null, {
      status: 204,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' },
    });
  return [
    route('post', EVENTS, (exchange) => judge(faultOfEnvelope(exchange), 202), SERVICE),
    route('post', VALIDATE, (exchange) => judge(faultOfEnvelope(exchange), 200), SERVICE),
    http.options(`*${EVENTS}`, preflight),
    http.options(`*${VALIDATE}`, preflight),
  ];
}

/** A beacon sends a form, everything else JSON. */
function faultOfEnvelope({ body, rawBody }: Exchange): string | null {
  const envelope = body ?? fieldsOf(rawBody);
  const { eventContent: content, eventSchemaName: schemaName } = Object(envelope) as Record<string, string>;
  return faultOf(eventV2EnvelopeSchema(), envelope) ?? faultOfJson(eventContent(String(schemaName)), String(content));
}

const judge = (fault: string | null, status: number): Reply =>
  fault === null ? { status, body: { valid: true } } : { status: 400, body: { error: fault } };
