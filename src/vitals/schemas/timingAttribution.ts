import { z } from '../../lib/zod.ts';

const ms = () => z.optional(z.number().check(z.gte(0)));

/**
 * Parts of two timings in ms, as defined in https://web.dev/articles/ttfb and https://web.dev/articles/inp. An addition to the platform's
 * fields.
 */
export const timingAttributionSchema = z.object({
  timeToFirstByte: z.optional(
    z.object({
      /** Redirects and browser start. */
      waitingDuration: ms(),
      /** Service worker and HTTP cache. */
      cacheDuration: ms(),
      dnsDuration: ms(),
      connectionDuration: ms(),
      requestDuration: ms(),
    }),
  ),
  interactionToNextPaint: z.optional(
    z.object({
      target: z.optional(z.string()),
      type: z.optional(z.enum(['pointer', 'keyboard'])),
      inputDelay: ms(),
      processingDuration: ms(),
      presentationDelay: ms(),
      loadState: z.optional(z.string()),
    }),
  ),
});

export type TimingAttribution = z.infer<typeof timingAttributionSchema>;
