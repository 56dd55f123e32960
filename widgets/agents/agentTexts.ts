/** Texts for visitors; agents get English. */
export const agentTexts = {
  name: 'agents',
  texts: {
    formFilled: 'The form was filled in for you. Please check it, and send it yourself.',
  },
} as const;
