import { z } from '../../lib/zod.ts';
import { USER_TIMING_PREFIX } from './userTimingPrefix.ts';

/** A User Timing measure with the details of its marks; times in ms since navigation began. */
export const userTimingSchema = z.object({
  name: z.string().check(z.refine((text) => text.startsWith(USER_TIMING_PREFIX))),
  duration: z.number().check(z.gte(0)),
  startTime: z.number(),
  /** Any JSON. */
  startMarkDetail: z.optional(z.unknown()),
  endMarkDetail: z.optional(z.unknown()),
  measureDetail: z.optional(z.unknown()),
});

export type UserTiming = z.infer<typeof userTimingSchema>;
