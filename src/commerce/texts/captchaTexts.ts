import type { Texts } from './localize.ts';

/** What a captcha says in forms and in the restock block (spec §5, §8). A site overrides a text under the key it has here. */
export const captchaTexts = {
  incomplete: 'Complete CAPTCHA before submitting.',
  notSetUp: 'ReCaptcha has not been set up!',
  captchaTitle: 'CAPTCHA',
  captchaUnavailable: 'The CAPTCHA could not be loaded. Nothing that you have entered is lost.',
  captchaRetry: 'Try again',
} as const;

export type CaptchaTexts = Texts<typeof captchaTexts>;
