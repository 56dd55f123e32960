/** What a person reads when the shop, or a file of it, has been lost on the way (spec §8). */
export const lostTexts = {
  unknownError: 'Unknown error, please try again later.',
  unreachable: 'The shop could not be reached. Please check your connection and try again.', // ours
} as const;
