import type { CaptchaSettings } from '../model/captchaSettings.ts';

/** What a site settles of its captchas, beside the page. */
export interface CaptchaChoice {
  /** '' = none of our own. */
  readonly captchaKey: string;
  readonly captchaProvider: 'auto' | CaptchaSettings['provider'];
  readonly captchaKind: CaptchaSettings['kind'];
  readonly captchaHost: string;
}

/**
 * Whose captcha a site uses: our own setting wins. The key that a page carries is reCAPTCHA Enterprise's, and is never handed to
 * anybody else; one of our own is hCaptcha's unless the setting says otherwise.
 * @param pageKey '' = the page carries none
 */
export function chooseCaptcha({ captchaKey, captchaProvider, captchaKind, captchaHost }: CaptchaChoice, pageKey: string): CaptchaSettings {
  const provider = captchaProvider === 'auto' ? (captchaKey ? 'hcaptcha' : 'recaptcha') : captchaProvider;
  return { provider, siteKey: captchaKey || (provider === 'recaptcha' ? pageKey : ''), kind: captchaKind, host: captchaHost };
}
