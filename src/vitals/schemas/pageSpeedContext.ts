import { z } from '../../lib/zod.ts';

const text = () => z.nullish(z.string());
const code = () => z.nullish(z.int());
const fact = () => z.nullish(z.boolean());

/** The site and page that a page-speed record is about (spec §3). `null`: the page does not say; on the wire it is left out. */
export const pageSpeedContextSchema = z.object({
  accountId: text(),
  websiteId: text(),
  websiteType: z.nullish(z.union([z.string(), z.int()])),
  templateId: text(),
  /** See `PAGE_TYPE`; another code is recorded as it is. */
  pageType: code(),
  language: text(),
  timeZone: text(),
  platform: text(),
  /** See `COLLECTION_TYPE`. */
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
});

export type PageSpeedContext = z.infer<typeof pageSpeedContextSchema>;
