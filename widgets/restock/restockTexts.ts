import type { Texts } from '../../src/commerce/texts/localize.ts';

/**
 * What the restock block says (spec §5). Call to action, labels and success text come with the page; a neutral page that leaves
 * the block to us gets ours. A site's `localizedStrings` override a text under the key it has here.
 */
export const restockTexts = {
  emailBlank: 'Email cannot be blank',
  emailInvalid: 'Email is invalid',

  // Ours
  callToAction: 'Get notified by email when this product is in stock',
  emailLabel: 'Your email',
  signUp: 'Sign Up',
  mailingList: 'Sign up to receive news and updates.',
  success: 'Thank you. We will email you when it is back in stock.',
} as const;

export type RestockTexts = Texts<typeof restockTexts>;
