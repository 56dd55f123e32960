import { z } from '../lib/zod.ts';
import { pageSpeedContextSchema } from './pageSpeedContext.ts';
import { pageSpeedTimingsSchema } from './pageSpeedTimings.ts';

/** How a record travels (spec §3). */
export const DELIVERY_TYPES = ['beacon', 'xhr'] as const;

export type DeliveryType = (typeof DELIVERY_TYPES)[number];

const number = () => z.optional(z.number());

/** The data of a page-speed record (spec §3). What a browser does not tell is left out. */
export const pageSpeedDataSchema = z.object({
  context: pageSpeedContextSchema,
  analyticsId: z.nullable(z.string()),
  marketingId: z.nullable(z.string()),
  hostname: z.string(),
  pathname: z.string(),
  hash: z.string(),
  /** The collector's. */
  version: z.string(),
  deliveryType: z.enum(DELIVERY_TYPES),
  /** `downlink` in Mbit/s, `rtt` in ms. */
  connection: z.optional(
    z.object({ downlink: number(), effectiveType: z.optional(z.string()), rtt: number(), saveData: z.optional(z.boolean()) }),
  ),
  /** Sizes in CSS px. */
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
  /** How much of what we measure the browser supports. */
  supportLevel: z.optional(z.union([z.string(), z.number()])),
  /** "visible" or "hidden", when the document was parsed. */
  visibilityStateOnDCL: z.optional(z.string()),
  timings: pageSpeedTimingsSchema,
});

export type PageSpeedData = z.infer<typeof pageSpeedDataSchema>;
