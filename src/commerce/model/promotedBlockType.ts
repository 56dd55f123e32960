/** Blocks that can stand for the whole of a content item (spec §3). Only the template engine asks for it. */
export const PROMOTED_BLOCK_TYPES = [
  'map',
  'embed',
  'image',
  'code',
  'quote',
  'twitter',
  'link',
  'video',
  'foursquare',
  'instagram',
  'form',
] as const;

export type PromotedBlockType = (typeof PROMOTED_BLOCK_TYPES)[number];
