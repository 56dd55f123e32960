import { lazySchema, z } from '../../lib/zod.ts';
import { integer, name } from '../../commerce/model/fields.ts';
import { RECORD_TYPE } from '../../commerce/model/recordType.ts';

/** Accepts every whole number of the range, because the platform uses codes that are not listed here. */
const numericCode = (first: number, last: number) => z.pipe(integer(), z.number().check(z.gte(first), z.lte(last)));

/** Any code from -1 (undefined) to 54 (knowledge base article). */
const recordType = () => numericCode(RECORD_TYPE.undefined, RECORD_TYPE.kbarticle);

const text = () => z.nullable(z.string());
const px = () => z.nullable(z.number().check(z.gte(0)));

/** A hit of the visitor census. `null`: unknown, or not on this page. */
export const analyticsContextSchema = lazySchema(() =>
  z.object({
    websiteId: name(),
    templateId: text(),
    variantId: text(),
    memberAccountId: text(),
    pagePath: z.string(),
    /** With its "#"; empty without one. */
    pageHash: z.string(),
    member_locale: text(),
    website_locale: text(),
    userAgent: z.string(),
    /** By the visitor's clock, ms since the epoch. */
    clientDate: z.number(),
    viewportInnerWidth: px(),
    viewportInnerHeight: px(),
    screenWidth: px(),
    screenHeight: px(),
    localStorageSupported: z.boolean(),
    /** With its "?"; empty without one. */
    queryString: z.string(),
    referrer: z.string(),
    url: z.string(),
    title: z.string(),
    itemId: text(),
    recordType: z.nullable(recordType()),
    collectionId: text(),
    visitorCookie: text(),
  }),
);

export type AnalyticsContext = z.infer<ReturnType<typeof analyticsContextSchema>>;
