/** The site's captcha. */
export interface CaptchaSettings {
  /** reCAPTCHA Enterprise, or hCaptcha. */
  readonly provider: 'recaptcha' | 'hcaptcha';
  /** '' = captchas are not set up. */
  readonly siteKey: string;
  /** Whether the visitor ticks a box, or is judged without being asked. */
  readonly kind: 'checkbox' | 'score';
  /** Where the provider's script lies: an origin, or a path of this site; '' = at the provider's own place. */
  readonly host: string;
}
