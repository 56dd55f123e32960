import { z } from '../lib/zod.ts';
import { name } from './fields.ts';

const text = () => z.nullable(z.string());
const code = () => z.nullable(z.int());
const fact = () => z.nullable(z.boolean());

/** The site and page that a page-speed record is about (spec §3). `null`: the page does not say. */
export const pageSpeedContextSchema = z.object({
  accountId: text(),
  websiteId: name,
  websiteType: z.nullable(z.union([z.string(), z.int()])),
  templateId: text(),
  /** See `PAGE_TYPE`; another code is recorded as it is. */
  pageType: code(),
  language: text(),
  timeZone: text(),
  platform: text(),
  /** See `COLLECTION_TYPE`. */
  collectionType: code(),
  /** ms since the epoch */
  createdOn: z.nullable(z.number()),
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
