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
