import { z } from '../lib/zod.ts';
import { PROMOTED_BLOCK_TYPES } from './promotedBlockType.ts';

/** In small letters, however the host writes it. */
export const promotedBlockTypeSchema = z.pipe(
  z.transform((value) => (typeof value === 'string' ? value.toLowerCase() : value)),
  z.enum(PROMOTED_BLOCK_TYPES),
);
