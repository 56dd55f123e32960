import { describeSettings, type EventDocs } from '../../src/core/feature/FeatureDocs.ts';
import type { FormEvents } from './events.ts';
import { formSettings } from './settings.ts';

const events: EventDocs<FormEvents> = {
  'form-render': {
    when: 'a form or newsletter is on the page, mounted or left to the platform; once for each',
    detail: '<code>formId, kind, element</code>',
  },
  'before-submit': {
    when: 'a form is right and about to be sent; <code>preventDefault()</code> refuses',
    detail: '<code>formId, kind, element</code>',
  },
  'form-submitted': { when: 'the platform has taken a form', detail: '<code>formId, kind, element</code>' },
  'form-failed': {
    when: 'a form was refused, with the words that the visitor reads; never with what was typed',
    detail: '<code>formId, kind, element, messages, fields</code>',
  },
};

const settings = describeSettings(formSettings, {
  emailRule:
    'e-mail addresses that forms take: <code>platform</code>, whose top-level part has up to 4 characters, or <code>modern</code>, also longer ones (<code>.museum</code>)',
  captchaKey: ["a captcha site key of your own, which wins over the page's", "the page's key"],
  captchaProvider:
    "whose key it is: <code>recaptcha</code> (Enterprise), <code>hcaptcha</code>; with <code>auto</code> the page's key is reCAPTCHA's, yours hCaptcha's",
  captchaKind: 'what the key is for: <code>checkbox</code>, <code>score</code>',
  captchaHost: ["another host for the provider's script (<code>www.recaptcha.net</code>)", "the provider's own"],
});

export const formDocs = { events, settings } as const;
