import { hexId } from '../../content/hexId.ts';
import { pages } from '../../content/site.ts';
import type { FormView } from './contactForm.ts';
import { fieldView, type FieldNote } from './fieldViews.ts';

/** One field of every type, for form tests. */
export const EVERY_FIELD: readonly FieldNote[] = [
  { type: 'text', id: 'text-f1', title: 'Text', required: true, placeholder: 'anything' },
  { type: 'textarea', id: 'textarea-f2', title: 'Long text', maxLength: 40, description: 'At most 40 characters' },
  { type: 'email', id: 'email-f3', title: 'E-mail', required: true },
  { type: 'number', id: 'number-f4', title: 'Number' },
  { type: 'website', id: 'website-f5', title: 'Website' },
  { type: 'currency', id: 'currency-f6', title: 'Budget' },
  { type: 'password', id: 'password-f7', title: 'Password' },
  { type: 'twitter', id: 'twitter-f8', title: 'Handle' },
  { type: 'section', id: 'section-f9', title: 'And now the difficult ones', description: 'A section has no value.' },
  { type: 'date', id: 'date-f10', title: 'Date', required: true },
  { type: 'time', id: 'time-f11', title: 'Time' },
  { type: 'name', id: 'name-f12', title: 'Name', required: true },
  { type: 'address', id: 'address-f13', title: 'Address' },
  { type: 'phone', id: 'phone-f14', title: 'Phone' },
  { type: 'radio', id: 'radio-f15', title: 'One of these', required: true, options: ['First', 'Second "quoted"', 'Third & last'] },
  { type: 'checkbox', id: 'checkbox-f16', title: 'Any of these', required: true, options: ['Red', 'Green', 'Blue'] },
  { type: 'select', id: 'select-f17', title: 'Pick one', options: ['', 'Cat', 'Dog'] },
  { type: 'likert', id: 'likert-f18', title: 'Do you agree?', options: ['The spout does not drip', 'The tea is hot'] },
];

/** A classic form with every field; its post-submit HTML sets an attribute on the document, so that tests see it run. */
export const everyFieldForm = (withCaptcha: boolean, redirect: string): FormView => ({
  formId: hexId(0x61),
  collectionId: pages.contact.id,
  blockId: 'block-every-field',
  action: '/fixtures/forms',
  redirect,
  submitText: 'Submit',
  successText: 'Thank you!',
  postSubmitHtml:
    '<p class="after-submit">After the form</p><script>document.documentElement.setAttribute("data-post-submit-ran", "true")</script>',
  withCaptcha,
  fields: EVERY_FIELD.map(fieldView),
});
