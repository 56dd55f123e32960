import { z } from '../../lib/zod.ts';
import { name } from '../../commerce/model/fields.ts';
import { RECORD_OWNER } from './recordOwner.ts';
import { pageSpeedDataSchema } from './pageSpeedData.ts';
import { userTimingSchema } from './userTiming.ts';

const shared = () => ({
  appName: name,
  /** The platform's id of this page load. */
  pageLoadId: name,
  /** ms since the epoch */
  timestamp: z.number(),
  ownerTeam: z.literal(RECORD_OWNER.ownerTeam),
  objectType: z.literal(RECORD_OWNER.objectType),
});

/** A page load or a user timing. */
export const performanceRecordSchema = z.union([
  z.object({ ...shared(), eventName: z.literal('page_speed'), data: pageSpeedDataSchema }),
  z.object({ ...shared(), eventName: z.literal('user'), data: userTimingSchema }),
]);

export type PerformanceRecord = z.infer<typeof performanceRecordSchema>;
