import type { HttpHandler } from 'msw';
import { lazySchema, z } from '../../src/lib/zod.ts';
import { performanceRecordSchema } from '../../src/vitals/schemas/performanceRecord.ts';
import { refuse, reply, type Route } from '../createRoute.ts';
import { refusals } from '../db/Refusal.ts';

const recordsSchema = lazySchema(() => z.array(performanceRecordSchema()).check(z.minLength(1)));

/**
 * Settings and records of page speed.
 *
 * @param rollouts the flags that are on
 */
export function createPerformanceHandlers(route: Route, rollouts: readonly string[]): HttpHandler[] {
  let loads = 0;
  return [
    route('get', '/api/1/performance/settings', () =>
      reply({ pageLoadId: `load-${++loads}`, rollouts: Object.fromEntries(rollouts.map((flag) => [flag, true])) }),
    ),
    route(
      'post',
      '/api/1/performance/records',
      ({ body }) => (recordsSchema().safeParse(body).success ? reply({}) : refuse(refusals.malformed)),
      { needsCrumb: false },
    ),
  ];
}
