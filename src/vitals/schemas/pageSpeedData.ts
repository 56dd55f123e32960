import { lazySchema, z } from '../../lib/zod.ts';

const text = () => z.nullish(z.string());
const code = () => z.nullish(z.int());
const fact = () => z.nullish(z.boolean());

/** `null`: unknown; left out when sent. */
export const pageSpeedContextSchema = lazySchema(() =>
  z.object({
    accountId: text(),
    websiteId: text(),
    websiteType: z.nullish(z.union([z.string(), z.int()])),
    templateId: text(),
    pageType: code(),
    language: text(),
    timeZone: text(),
    platform: text(),
    collectionType: code(),
    /** ms since the epoch */
    createdOn: z.nullish(z.number()),
    inFrame: fact(),
    isInternal: fact(),
    developerMode: fact(),
    impersonatedSession: fact(),
    cloneable: fact(),
    ampEnabled: fact(),
    isHstsEnabled: fact(),
    authenticUrl: text(),
    memberId: text(),
  }),
);

export type PageSpeedContext = z.infer<ReturnType<typeof pageSpeedContextSchema>>;

/** Optional, because no browser and page has all of them. */
const measured = () => z.optional(z.number().check(z.gte(0)));

/** Timings of a page load in ms since navigation began (since activation, for a prerendered page) unless noted. */
export const pageSpeedTimingsSchema = lazySchema(() =>
  z.object({
    /** A score without a unit. */
    cumulativeLayoutShift: measured(),
    decodedBodySize: measured(),
    encodedBodySize: measured(),
    domainLookup: measured(),
    tcpConnection: measured(),
    tlsNegotiation: measured(),
    domContentLoadedEventStart: measured(),
    domContentLoadedEventEnd: measured(),
    loadEventStart: measured(),
    loadEventEnd: measured(),
    firstContentfulPaint: measured(),
    firstInputDelay: measured(),
    largestContentfulPaint: measured(),
    /** Of the final response, not an early hint. */
    responseStart: measured(),
    timeToInteractive: measured(),
    /** An addition to the platform's fields. */
    interactionToNextPaint: measured(),
    /** Of the first byte, even of an early hint; 0 for a page restored from the back/forward cache. An addition to the platform's fields. */
    timeToFirstByte: measured(),
  }),
);

export type PageSpeedTimings = z.infer<ReturnType<typeof pageSpeedTimingsSchema>>;

const ms = () => z.optional(z.number().check(z.gte(0)));

/**
 * The parts of four of the timings, in ms unless noted, as defined in https://web.dev/articles/ttfb, https://web.dev/articles/inp,
 * https://web.dev/articles/optimize-lcp and https://web.dev/articles/cls. `target` is a CSS selector of the element. An addition to the
 * platform's fields.
 */
const timingAttributionSchema = lazySchema(() =>
  z.object({
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
    largestContentfulPaint: z.optional(
      z.object({
        target: z.optional(z.string()),
        /** From the first byte until the element's file is requested; 0 for text. */
        resourceLoadDelay: ms(),
        /** While its file is loaded; 0 for text. */
        resourceLoadDuration: ms(),
        /** From then on until it is painted. */
        elementRenderDelay: ms(),
      }),
    ),
    /** Of the largest single shift. */
    cumulativeLayoutShift: z.optional(
      z.object({
        target: z.optional(z.string()),
        /** Its share of the score, without a unit. */
        value: ms(),
        /** When it happened, since navigation began. */
        time: ms(),
        loadState: z.optional(z.string()),
      }),
    ),
  }),
);

export type TimingAttribution = z.infer<ReturnType<typeof timingAttributionSchema>>;

export const DELIVERY_TYPES = ['beacon', 'xhr'] as const;

export type DeliveryType = (typeof DELIVERY_TYPES)[number];

/** Which of layout shifts, largest paint and slow events a browser reports: all, some or none. */
const SUPPORT_LEVELS = ['full', 'partial', 'none'] as const;

export type SupportLevel = (typeof SUPPORT_LEVELS)[number];

const number = () => z.optional(z.number());

/** Data of a page-speed record. Unknown and empty fields are left out. */
export const pageSpeedDataSchema = lazySchema(() =>
  z.object({
    context: z.optional(pageSpeedContextSchema()),
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
    timings: z.optional(pageSpeedTimingsSchema()),
    attribution: z.optional(timingAttributionSchema()),
  }),
);

export type PageSpeedData = z.infer<ReturnType<typeof pageSpeedDataSchema>>;
