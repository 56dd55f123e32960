import { lazySchema, z } from '../../lib/zod.ts';
import { USER_TIMING_PREFIX } from './userTimingPrefix.ts';
import { name } from '../../commerce/model/fields.ts';
import { RECORD_OWNER } from './recordOwner.ts';
import { pageSpeedDataSchema } from './pageSpeedData.ts';

/** A User Timing measure with the details of its marks; times in ms since navigation began. */
export const userTimingSchema = lazySchema(() =>
  z.object({
    name: z.string().check(z.refine((text) => text.startsWith(USER_TIMING_PREFIX))),
    duration: z.number().check(z.gte(0)),
    startTime: z.number(),
    /** Any JSON. */
    startMarkDetail: z.optional(z.unknown()),
    endMarkDetail: z.optional(z.unknown()),
    measureDetail: z.optional(z.unknown()),
  }),
);

export type UserTiming = z.infer<ReturnType<typeof userTimingSchema>>;

const shared = () => ({
  appName: name(),
  /** The platform's id of this page load. */
  pageLoadId: name(),
  /** ms since the epoch */
  timestamp: z.number(),
  ownerTeam: z.literal(RECORD_OWNER.ownerTeam),
  objectType: z.literal(RECORD_OWNER.objectType),
});

/** A page load or a user timing. */
export const performanceRecordSchema = lazySchema(() =>
  z.union([
    z.object({ ...shared(), eventName: z.literal('page_speed'), data: pageSpeedDataSchema() }),
    z.object({ ...shared(), eventName: z.literal('user'), data: userTimingSchema() }),
  ]),
);

export type PerformanceRecord = z.infer<ReturnType<typeof performanceRecordSchema>>;
