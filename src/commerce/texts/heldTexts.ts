/** Shown when the file of a pressed button or a submitted form could not be loaded. A site's `localizedStrings` override each text. */
export const heldTexts = {
  name: 'shop',
  texts: {
    unreachable: 'The shop could not be reached. Please check your connection and try again.',
    formUnreachable:
      'The form could not be loaded, and nothing was sent. Your text is still here. Please check your connection and try again.',
  },
} as const;
