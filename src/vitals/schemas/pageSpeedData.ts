import { z } from '../../lib/zod.ts';
import { pageSpeedContextSchema } from './pageSpeedContext.ts';
import { pageSpeedTimingsSchema } from './pageSpeedTimings.ts';
import { timingAttributionSchema } from './timingAttribution.ts';

export const DELIVERY_TYPES = ['beacon', 'xhr'] as const;

export type DeliveryType = (typeof DELIVERY_TYPES)[number];

/** Which of layout shifts, largest paint and slow events a browser reports: all, some or none. */
export const SUPPORT_LEVELS = ['full', 'partial', 'none'] as const;

export type SupportLevel = (typeof SUPPORT_LEVELS)[number];

const number = () => z.optional(z.number());

/** Data of a page-speed record. Unknown and empty fields are left out. */
export const pageSpeedDataSchema = z.object({
  context: z.optional(pageSpeedContextSchema),
  analyticsId: z.nullish(z.string()),
  marketingId: z.nullish(z.string()),
  hostname: z.string(),
  pathname: z.string(),
  /** With its "#"; of the loaded address. */
  hash: z.optional(z.string()),
  version: z.string(),
  deliveryType: z.enum(DELIVERY_TYPES),
  /** `downlink` in Mbit/s, `rtt` in ms. */
  connection: z.optional(
    z.object({ downlink: number(), effectiveType: z.optional(z.string()), rtt: number(), saveData: z.optional(z.boolean()) }),
  ),
  display: z.optional(
    z.object({
      devicePixelRatio: number(),
      screenWidth: number(),
      screenHeight: number(),
      viewportWidth: number(),
      viewportHeight: number(),
    }),
  ),
  /** `deviceMemory` in GiB. */
  hardware: z.optional(z.object({ deviceMemory: number(), hardwareConcurrency: number() })),
  supportLevel: z.enum(SUPPORT_LEVELS),
  /** "visible" or "hidden" when the document was parsed. */
  visibilityStateOnDCL: z.optional(z.string()),
  timings: z.optional(pageSpeedTimingsSchema),
  attribution: z.optional(timingAttributionSchema),
});

export type PageSpeedData = z.infer<typeof pageSpeedDataSchema>;
