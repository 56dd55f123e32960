import { createPendingSubmission } from '../../../widgets/form/engine/createSubmission.ts';
import { createFormTexts } from '../../../widgets/form/engine/createFormTexts.ts';
import { createFormField, type FormField } from '../../../widgets/form/model/formField.ts';
import type { Form } from '../../../widgets/form/model/form.ts';
import { noFormats } from '../../../src/commerce/model/formFormats.ts';

export const everyField: readonly FormField[] = [
  createFormField('text', 'f1', { title: 'Text' }),
  createFormField('textarea', 'f2', { title: 'Long text', maxLength: 40 }),
  createFormField('email', 'f3', { title: 'E-mail' }),
  createFormField('number', 'f4', { title: 'Number' }),
  createFormField('website', 'f5', { title: 'Website' }),
  createFormField('currency', 'f6', { title: 'Budget', currencySymbol: '€' }),
  createFormField('password', 'f7', { title: 'Password' }),
  createFormField('twitter', 'f8', { title: 'Handle' }),
  createFormField('date', 'f9', { title: 'Date' }),
  createFormField('time', 'f10', { title: 'Time' }),
  createFormField('name', 'f11', { title: 'Name' }),
  createFormField('address', 'f12', { title: 'Address' }),
  createFormField('phone', 'f13', { title: 'Phone' }),
  createFormField('section', 'f14', { title: 'More', underline: true }),
  createFormField('radio', 'f15', { title: 'One of', options: ['First', 'Second'] }),
  createFormField('checkbox', 'f16', { title: 'Any of', options: ['Red', 'Green'] }),
  createFormField('select', 'f17', { title: 'Pick', options: ['', 'Cat'] }),
  createFormField('likert', 'f18', { title: 'Agree?', options: ['It does not drip', 'It is hot'] }),
  createFormField('hidden', 'f19', { key: 'utm_source', value: 'none' }),
];

export const aForm = (fields: readonly FormField[], stated: Partial<Form> = {}): Form => ({
  id: 'form1',
  kind: 'form',
  name: 'Contact',
  showTitle: false,
  collectionId: null,
  objectName: null,
  fields,
  formats: noFormats,
  submitLabel: '',
  successHtml: '',
  submissionHtml: '',
  successRedirect: '',
  disclaimer: '',
  captcha: null,
  lightbox: null,
  buttonAlignment: '',
  buttonVariant: '',
  localizedStrings: undefined,
  places: false,
  stepped: false,
  ...stated,
});

export const textsOfForm = ({ localizedStrings }: Form) =>
  createFormTexts(
    () => localizedStrings,
    () => null,
  );

export const freshTab = ({ id }: Form) => ({ pending: createPendingSubmission(id), cookiesEnabled: () => true });
