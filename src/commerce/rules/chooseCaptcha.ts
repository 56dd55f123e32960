export interface CaptchaSettings {
  /** `recaptcha` is reCAPTCHA Enterprise. */
  readonly provider: 'recaptcha' | 'hcaptcha';
  /** '' = no captcha. */
  readonly siteKey: string;
  /** A box to tick, or a score without interaction. */
  readonly kind: 'checkbox' | 'score';
  /** Origin or path of the provider's script; '' = the provider's default. */
  readonly host: string;
}

export interface CaptchaChoice {
  readonly captchaKey: string;
  readonly captchaProvider: 'auto' | CaptchaSettings['provider'];
  readonly captchaKind: CaptchaSettings['kind'];
  readonly captchaHost: string;
}

/**
 * Which captcha a site uses: our own setting wins. The page's key is reCAPTCHA Enterprise's and is never sent to another provider; our own
 * is hCaptcha's unless the setting says otherwise.
 *
 * @param pageKey '' = the page has none
 */
export function chooseCaptcha({ captchaKey, captchaProvider, captchaKind, captchaHost }: CaptchaChoice, pageKey: string): CaptchaSettings {
  const provider = captchaProvider === 'auto' ? (captchaKey ? 'hcaptcha' : 'recaptcha') : captchaProvider;
  return { provider, siteKey: captchaKey || (provider === 'recaptcha' ? pageKey : ''), kind: captchaKind, host: captchaHost };
}
