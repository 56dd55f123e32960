import type { Texts } from '../../src/commerce/texts/localize.ts';

/**
 * Labels and success text normally come with the page; these are for our own block. A site's `localizedStrings` override each text by its
 * key here.
 */
export const restockTexts = {
  name: 'restock',
  texts: {
    emailBlank: 'Email cannot be blank',
    emailInvalid: 'Email is invalid',

    callToAction: 'Get notified by email when this product is in stock',
    emailLabel: 'Your email',
    signUp: 'Sign Up',
    mailingList: 'Sign up to receive news and updates.',
    success: 'Thank you. We will email you when it is back in stock.',
  },
} as const;

export type RestockTexts = Texts<typeof restockTexts>;
