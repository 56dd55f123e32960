import { z } from '../../lib/zod.ts';

const text = () => z.nullish(z.string());
const code = () => z.nullish(z.int());
const fact = () => z.nullish(z.boolean());

/** `null`: unknown; left out when sent. */
export const pageSpeedContextSchema = z.object({
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
});

export type PageSpeedContext = z.infer<typeof pageSpeedContextSchema>;
