import type { Texts } from './localize.ts';

/** A site's `localizedStrings` override each text by its key here. */
export const captchaTexts = {
  name: 'form',
  texts: {
    incomplete: 'Complete CAPTCHA before submitting.',
    notSetUp: 'ReCaptcha has not been set up!',
    captchaTitle: 'CAPTCHA',
    captchaUnavailable: 'The CAPTCHA could not be loaded. Nothing that you have entered is lost.',
    captchaRetry: 'Try again',
  },
} as const;

export type CaptchaTexts = Texts<typeof captchaTexts>;
