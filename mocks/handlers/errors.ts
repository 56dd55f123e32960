import type { HttpHandler } from 'msw';
import { lazySchema, z } from '../../src/lib/zod.ts';
import { errorEventSchema } from '../../src/errors/schemas/errorEvent.ts';
import { refuse, reply, type Route } from '../createRoute.ts';
import { refusals } from '../db/Refusal.ts';

const eventsSchema = lazySchema(() => z.array(errorEventSchema()).check(z.minLength(1)));

export function createErrorHandlers(route: Route): HttpHandler[] {
  return [
    route('post', '/api/1/script-errors', ({ body }) => (eventsSchema().safeParse(body).success ? reply({}) : refuse(refusals.malformed))),
  ];
}
