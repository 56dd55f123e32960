import { describeSettings, describeTexts, type EventDocs, type FilterDocs } from '../../src/core/feature/FeatureDocs.ts';
import type { FormEvents } from './events.ts';
import type { FormFilters } from './filters.ts';
import { formSettings } from './settings.ts';
import { captchaTexts } from '../../src/commerce/texts/captchaTexts.ts';
import { summaryTexts } from '../../src/commerce/texts/summaryTexts.ts';
import { fieldTexts, formTexts } from './formTexts.ts';

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

const texts = describeTexts([formTexts, fieldTexts, captchaTexts, summaryTexts], {
  required: 'at a required field that is empty',
  tooLong: 'at a field with too many characters',
  emailInvalid: 'at an e-mail field; {email} is an example of an address',
  numberInvalid: 'at a field for numbers',
  amountInvalid: 'at a field for an amount of money',
  dateInvalid: 'at a date field',
  timeInvalid: 'at a time field',
  phoneInvalid: 'at a phone field',
  saving: 'the button of a form in a dialog while it is saved',
  submitting: 'the button of a form while it is sent',
  processingError: 'the platform could not process the form',
  noSubmissionKey: 'the platform gave no key for sending',
  unparsable: 'the platform could not read the fields',
  invalidFields: 'one or more fields are wrong',
  problemBelow: 'above the form, when a faulty field is further down',
  problemAbove: 'below the form, when what is wrong stands further up',
  unauthorized: 'the platform does not allow this form to be sent',
  notConfigured: 'the form has no place to be sent to',
  rateLimited: 'the platform has received too many forms',
  serverError: 'the platform failed',
  notSent: 'on return to a page that was left before the form was sent',
  maybeSent: 'on return, when its answer was lost',
  First: 'part of a name',
  Last: 'part of a name',
  Line1: 'part of an address',
  Line2: 'part of an address',
  City: 'part of an address',
  State: 'part of an address',
  Zip: 'part of an address',
  Country: 'part of an address, and the choice beside a phone number',
  Areacode: 'part of a phone number',
  Prefix: 'part of a phone number',
  Line: 'part of a phone number',
  Month: 'part of a date',
  Day: 'part of a date',
  Year: 'part of a date',
  Hour: 'part of a time',
  Minute: 'part of a time',
  Second: 'part of a time',
  Ampm: 'part of a time',
  email: "label of an e-mail field, and of a newsletter's",
  signUp: 'box to tick below an e-mail field',
  requiredMark: 'after the title of a required field',
  selectOne: 'the first entry of a drop-down',
  counter: 'characters written, of those allowed',
  submit: 'button that sends a form',
  submitNewsletter: 'the same of a newsletter',
  next: 'button to the next step',
  back: 'button to the step before',
  step: 'where the visitor is in a form of steps',
  sent: 'after the form was sent',
  suggestion: 'read out when there is one suggestion for an address',
  suggestions: 'read out when there are {count}',
  incomplete: 'the captcha was not solved',
  notSetUp: 'the site has no key for the captcha; for its owner',
  captchaTitle: 'the name of the captcha; read out',
  captchaUnavailable: "the captcha's script could not be loaded",
  captchaRetry: 'button that loads it again',
  noAnswer: 'stands for an answer that was not given, in the cart',
  stronglyDisagree: 'a choice of a survey',
  disagree: 'a choice of a survey',
  neutral: 'a choice of a survey',
  agree: 'a choice of a survey',
  stronglyAgree: 'a choice of a survey',
});

const filters: FilterDocs<FormFilters> = {
  'form-values': {
    value: "the values of a form's hidden fields as it is sent, by the fields' ids",
    detail: '<code>formId</code>, <code>names</code> of the fields by their ids',
  },
};

export const formDocs = { events, settings, texts, filters } as const;
