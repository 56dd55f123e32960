import { z } from '../lib/zod.ts';

/** How a collection is shown (spec §2). */
export const COLLECTION_VIEWS = ['list', 'grid', 'product'] as const;

export type CollectionView = (typeof COLLECTION_VIEWS)[number];

export const collectionViewSchema = z.enum(COLLECTION_VIEWS);
