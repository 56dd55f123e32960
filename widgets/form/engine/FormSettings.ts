import type { CaptchaSettings } from '../../../src/commerce/model/captchaSettings.ts';
import type { EmailRule } from '../../../src/commerce/model/isEmailAddress.ts';

/** What the site has settled for forms. */
export interface FormSettings {
  /** The site's own strings as they are at this moment: scripts that translate a page come late. */
  readonly localizedStringsNow: () => unknown;
  /** Whether long texts have their maximum length: only with the flag `VANILLA_FORM_HANDLER` (spec §3). */
  readonly limitsLongTexts: () => boolean;
  readonly captcha: CaptchaSettings;
  readonly emailRule: EmailRule;
  /** Whether the browser keeps cookies for this page. */
  readonly cookiesEnabled: () => boolean;
}
