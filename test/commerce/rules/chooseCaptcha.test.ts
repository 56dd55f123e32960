import { describe, expect, it } from 'vitest';
import { chooseCaptcha, type CaptchaChoice } from '../../../src/commerce/rules/chooseCaptcha.ts';

const NOTHING: CaptchaChoice = { captchaKey: '', captchaProvider: 'auto', captchaKind: 'checkbox', captchaHost: '' };

describe('a site’s captcha', () => {
  it.each<[string, Partial<CaptchaChoice>, string, string, string]>([
    ['is reCAPTCHA’s where the page carries the key', {}, 'page', 'recaptcha', 'page'],
    ['is hCaptcha’s where the key is our own', { captchaKey: 'own' }, '', 'hcaptcha', 'own'],
    ['is the one of our own setting where the page carries a key too', { captchaKey: 'own' }, 'page', 'hcaptcha', 'own'],
    ['is reCAPTCHA’s with a key of our own', { captchaKey: 'own', captchaProvider: 'recaptcha' }, 'page', 'recaptcha', 'own'],
    ['is reCAPTCHA’s by our setting with the page’s key', { captchaProvider: 'recaptcha' }, 'page', 'recaptcha', 'page'],
    ['never gives the page’s key to another provider', { captchaProvider: 'hcaptcha' }, 'page', 'hcaptcha', ''],
    ['is not set up without a key', {}, '', 'recaptcha', ''],
  ])('%s', (_case, own, pageKey, provider, siteKey) =>
    expect(chooseCaptcha({ ...NOTHING, ...own }, pageKey)).toEqual({ provider, siteKey, kind: 'checkbox', host: '' }),
  );

  it('may be a score, and come from another host', () =>
    expect(chooseCaptcha({ ...NOTHING, captchaKind: 'score', captchaHost: 'https://www.recaptcha.net' }, 'page')).toMatchObject({
      kind: 'score',
      host: 'https://www.recaptcha.net',
    }));
});
