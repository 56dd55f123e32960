import { z } from '../../lib/zod.ts';

const ms = () => z.optional(z.number().check(z.gte(0)));

/** Where the time of two timings went, in ms each. Beyond the spec's list, after the metrics' own definitions (web.dev/articles/ttfb, /inp). */
export const timingAttributionSchema = z.object({
  timeToFirstByte: z.optional(
    z.object({
      /** Redirects, and the start of the browser itself. */
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
      /** A CSS selector of names and positions; never text of the page. */
      target: z.optional(z.string()),
      type: z.optional(z.enum(['pointer', 'keyboard'])),
      inputDelay: ms(),
      processingDuration: ms(),
      presentationDelay: ms(),
      /** How far the page had loaded. */
      loadState: z.optional(z.string()),
    }),
  ),
});

export type TimingAttribution = z.infer<typeof timingAttributionSchema>;
