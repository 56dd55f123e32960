import { z } from '../lib/zod.ts';
import { shownNumber, shownText } from './fields.ts';

/** Where something takes place (spec §3). */
export const locationSchema = z.looseObject({
  /** Degrees north. */
  mapLat: shownNumber,
  /** Degrees east. */
  mapLng: shownNumber,
  addressLine1: shownText,
  addressLine2: shownText,
  addressCountry: shownText,
});

export type Location = z.infer<typeof locationSchema>;
