import { heldTexts } from './heldTexts.ts';

export const lostTexts = {
  unknownError: 'Unknown error, please try again later.',
  unreachable: heldTexts.unreachable,
} as const;
