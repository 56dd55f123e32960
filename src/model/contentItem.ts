import { z } from '../lib/zod.ts';
import { count, flag, name, shownNumber, shownText } from './fields.ts';
import { folderBehaviorSchema } from './folderBehaviorSchema.ts';
import { locationSchema } from './location.ts';
import { promotedBlockTypeSchema } from './promotedBlockTypeSchema.ts';
import { recordTypeSchema } from './recordTypeSchema.ts';
import { validItems } from './validItems.ts';

const texts = () => z.catch(validItems(z.string()), () => []);
const things = () => z.catch(count, 0);

/** An item of a collection (spec §3). Only its id must be there; what is missing or wrong is left out. */
export const contentItemSchema = z.looseObject({
  id: name,
  collectionId: shownText,
  fullUrl: shownText,
  title: shownText,
  assetUrl: shownText,
  mainImageId: shownText,
  systemDataId: shownText,
  /** See `RECORD_TYPE`. */
  recordType: z.catch(z.nullable(recordTypeSchema), null),
  recordTypeLabel: shownText,
  promotedBlockType: z.catch(z.nullable(promotedBlockTypeSchema), null),
  /** HTML. */
  excerpt: shownText,
  externalLink: shownText,
  /** A click leads to `sourceUrl` instead of the item. */
  passthrough: flag,
  sourceUrl: shownText,
  folderBehavior: z.catch(z.nullable(folderBehaviorSchema), null),
  publicCommentCount: things(),
  /** 1: open for comments. */
  commentState: things(),
  likeCount: things(),
  /** ms since the epoch */
  startDate: shownNumber,
  /** ms since the epoch */
  endDate: shownNumber,
  location: z.catch(z.nullable(locationSchema), null),
  serviceName: shownText,
  userName: shownText,
  profileUrl: shownText,
  categories: texts(),
  tags: texts(),
  author: z.catch(z.nullable(z.looseObject({ displayName: shownText })), null),
  starred: flag,
});

export type ContentItem = z.infer<typeof contentItemSchema>;
