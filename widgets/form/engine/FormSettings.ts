import type { CaptchaSettings } from '../../../src/commerce/rules/chooseCaptcha.ts';
import type { EmailRule } from '../../../src/commerce/model/isEmailAddress.ts';

export interface FormSettings {
  /** Read when used, because scripts translate the page late. */
  readonly localizedStringsNow: () => unknown;
  /** Only with the flag `VANILLA_FORM_HANDLER`. */
  readonly limitsLongTexts: () => boolean;
  readonly captcha: CaptchaSettings;
  readonly emailRule: EmailRule;
  /** Whether the browser keeps cookies for this page. */
  readonly cookiesEnabled: () => boolean;
}
