import type { CaptchaSettings } from '../../../src/commerce/rules/chooseCaptcha.ts';
import type { SettingsOf } from '../../../src/lib/settingReaders.ts';
import type { formSettings } from '../settings.ts';

export interface FormSettings extends SettingsOf<typeof formSettings> {
  /** Read when used, because scripts translate the page late. */
  readonly localizedStringsNow: () => unknown;
  /** Only with the flag `VANILLA_FORM_HANDLER`. */
  readonly limitsLongTexts: () => boolean;
  readonly captcha: CaptchaSettings;
  /** Whether the browser keeps cookies for this page. */
  readonly cookiesEnabled: () => boolean;
}
