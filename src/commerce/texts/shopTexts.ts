import { heldTexts } from './heldTexts.ts';
import type { Texts } from './localize.ts';

/** Texts of every part. */
export const shopTexts = {
  name: 'shop',
  texts: {
    ok: 'OK',
    close: 'Close',
    unknownError: 'Unknown error, please try again later.',
    unreachable: heldTexts.texts.unreachable,
  },
} as const;

export type ShopTexts = Texts<typeof shopTexts>;
