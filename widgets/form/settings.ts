import { readText, type Reader } from '../../src/lib/readers.ts';
import { readOneOf } from '../../src/lib/settingReaders.ts';

/** An origin or a path of this site, without a trailing slash; a bare host means https. */
const readHost: Reader<string> = (raw) => {
  if (typeof raw !== 'string' || !/^(?:https:\/\/|\/(?![/\\\s])|[\w-]+(?:\.[\w-]+)+(?::\d+)?$)/.test(raw)) return undefined;
  return (/^(?:https:|\/)/.test(raw) ? raw : `https://${raw}`).replace(/\/$/, '');
};

export const formSettings = {
  /** The rule for e-mail addresses: `platform` allows top-level parts of up to 4 characters, `modern` longer ones too. */
  emailRule: [readOneOf('platform', 'modern'), 'platform'],
  /** Our own captcha site key; wins over the page context's. */
  captchaKey: [readText, ''],
  /** The key's provider; `auto`: reCAPTCHA Enterprise for the page's key, hCaptcha for ours. */
  captchaProvider: [readOneOf('auto', 'recaptcha', 'hcaptcha'), 'auto'],
  /** A box to tick, or a score without interaction. */
  captchaKind: [readOneOf('checkbox', 'score'), 'checkbox'],
  /** Host (`www.recaptcha.net`), origin or path of this site that serves the provider's script. */
  captchaHost: [readHost, ''],
} as const;
