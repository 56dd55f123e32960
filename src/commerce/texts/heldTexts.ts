/** What a visitor reads who has pressed a button, or sent or filled in a form, whose file never came. A site's `localizedStrings` override each. */
export const heldTexts = {
  unreachable: 'The shop could not be reached. Please check your connection and try again.', // ours
  formUnreachable:
    'The form could not be loaded, and nothing was sent. Your text is still here. Please check your connection and try again.', // ours
} as const;
