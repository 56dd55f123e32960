import { z } from '../lib/zod.ts';
import { collectionTypeSchema } from './collectionTypeSchema.ts';
import { flag, name, shownInteger, shownText } from './fields.ts';
import { folderBehaviorSchema } from './folderBehaviorSchema.ts';

/** A collection of items, or a page that is a collection of none (spec §3). Only its id must be there. */
export const contentCollectionSchema = z.looseObject({
  id: name,
  title: shownText,
  fullUrl: shownText,
  /** See `COLLECTION_TYPE`. */
  type: z.catch(z.nullable(collectionTypeSchema), null),
  /** Who may see it, by the host's code. */
  permissionType: shownInteger,
  mainImageId: shownText,
  systemDataId: shownText,
  assetUrl: shownText,
  externalLink: shownText,
  passthrough: flag,
  sourceUrl: shownText,
  folderBehavior: z.catch(z.nullable(folderBehaviorSchema), null),
});

export type ContentCollection = z.infer<typeof contentCollectionSchema>;
