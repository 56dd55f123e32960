export const formIdAttribute = 'data-form-id';
/** A form's JSON. */
export const jsonAttribute = 'data-form';

export const attribute = {
  id: formIdAttribute,
  /** Where success leads. */
  redirect: 'data-success-redirect',
  json: jsonAttribute,
  template: 'data-form-type',
  steps: 'data-form-steps',
  places: 'data-form-places',
  /** `off`: typed values are not kept. */
  draft: 'data-form-draft',
  submissionHtml: 'data-submission-html',
  part: 'data-title',
  question: 'data-question',
} as const;

/** By hook, as served, and the place where the platform expects one. */
export const anyForm =
  '[data-storefront="form"],[data-storefront="newsletter"],form[data-form-id],' +
  '.sqs-form-block-context~.form-wrapper .form-inner-wrapper';
export const block = '.sqs-block-content,.sqs-block';
export const contextScript = 'script.sqs-form-block-context';
export const wrapper = '.form-inner-wrapper';
export const newsletter = 'newsletter-form';
export const blockHtml = '.sqs-form-block-submission-html[data-submission-html]';
export const ownHtml = '.form-submission-html[data-submission-html]';
export const item = '.form-item';
export const required = 'required';
export const title = '.title';
export const titleMarks = '.required,.description';
export const prefix = '.prefix';
export const question = '[data-question]';
export const control = 'input,select,textarea';
export const list = '.field-list,.newsletter-form-fields-wrapper';
export const submitWrapper = '.form-button-wrapper,.submit-wrapper';
export const submit = '[type="submit"],button:not([type])';
export const captcha = '.captcha-container';
export const captchaTheme = 'data-theme';
export const thanks = '.form-submission-text';
