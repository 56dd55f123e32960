import type { Texts } from './localize';

/**
 * What the restock block says by itself (spec §5); its call to action, button, placeholder and success text come with the
 * page. A site's `localizedStrings` override a text under the key it has here.
 */
export const restockTexts = {
  emailBlank: 'Email cannot be blank',
  emailInvalid: 'Email is invalid',
} as const;

export type RestockTexts = Texts<typeof restockTexts>;
