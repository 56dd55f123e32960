import { z } from '../lib/zod.ts';
import { flag, shownText } from './fields.ts';

/** A video (spec §3): the provider's own player. */
export const videoSchema = z.looseObject({
  /** `html` is foreign HTML: it belongs into a frame or a sandbox, never into our own markup. */
  oembed: z.object({ html: z.string(), providerName: shownText }),
  /** A picture with a play button stands over the player until the visitor wants it. */
  overlay: flag,
  mainImageId: shownText,
  systemDataId: shownText,
});

export type Video = z.infer<typeof videoSchema>;
