import { hexId } from '../../content/hexId.ts';
import { pages } from '../../content/site.ts';
import { fieldView, type FieldNote } from './fieldViews.ts';

/** A form block as its template wants it. */
export interface FormView {
  readonly formId: string;
  readonly collectionId: string;
  readonly blockId: string;
  readonly action: string;
  readonly redirect: string;
  readonly submitText: string;
  readonly successText: string;
  readonly postSubmitHtml: string;
  readonly withCaptcha: boolean;
  readonly fields: readonly Record<string, unknown>[];
}

const CONTACT: readonly FieldNote[] = [
  { type: 'name', id: 'name-contact', title: 'Name', required: true },
  { type: 'email', id: 'email-contact', title: 'Email', description: 'We write back, and to nobody else.', required: true },
  { type: 'phone', id: 'phone-contact', title: 'Phone', description: 'Only if you would rather talk.' },
  {
    type: 'select',
    id: 'select-topic',
    title: 'What is it about?',
    required: true,
    options: ['An order', 'Something broken', 'A class', 'A shop of your own', 'The cat'],
  },
  { type: 'checkbox', id: 'checkbox-when', title: 'When can we ring?', options: ['Mornings', 'Afternoons', 'Do not ring'] },
  { type: 'textarea', id: 'textarea-message', title: 'Message', required: true, maxLength: 1000, placeholder: 'Dear Nell,' },
];

export const contactForm = (withCaptcha: boolean): FormView => ({
  formId: hexId(0x31),
  collectionId: pages.contact.id,
  blockId: 'block-contact',
  action: '/contact',
  redirect: '',
  submitText: 'Send it',
  successText: 'Thank you. The kettle is on and so are we.',
  postSubmitHtml: '',
  withCaptcha,
  fields: CONTACT.map(fieldView),
});
