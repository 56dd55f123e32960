import { heldTexts } from './heldTexts.ts';

/** What a person reads when the shop, or a file of it, has been lost on the way (spec §8). */
export const lostTexts = {
  unknownError: 'Unknown error, please try again later.',
  unreachable: heldTexts.unreachable,
} as const;
