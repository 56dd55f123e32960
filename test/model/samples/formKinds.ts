import { formSchema, type Form } from '../../../src/model/form';
import { formContextSchema, type FormContext } from '../../../src/model/formContext';
import type { FormField } from '../../../src/model/formField';
import { formFieldFormatsSchema, type FormFieldFormats } from '../../../src/model/formFieldFormats';
import { formSubmissionSchema, type FormSubmission } from '../../../src/model/formSubmission';
import type { Kind } from './Kind';

const shared = { description: '', required: false, locked: false };
export const fields: FormField[] = [
  { ...shared, type: 'text', id: 'f1', title: 'Text', placeholder: 'anything', maxLength: null },
  { ...shared, type: 'textarea', id: 'f2', title: 'Long text', placeholder: '', maxLength: 40, required: true },
  { ...shared, type: 'email', id: 'f3', title: 'E-mail', placeholder: '', maxLength: null },
  { ...shared, type: 'number', id: 'f4', title: 'Number', placeholder: '', maxLength: null },
  { ...shared, type: 'website', id: 'f5', title: 'Website', placeholder: '', maxLength: null },
  { ...shared, type: 'currency', id: 'f6', title: 'Budget', placeholder: '', currencySymbol: '€' },
  { ...shared, type: 'password', id: 'f7', title: 'Password', placeholder: '', maxLength: null },
  { ...shared, type: 'twitter', id: 'f8', title: 'Handle', placeholder: '', maxLength: null },
  { ...shared, type: 'date', id: 'f9', title: 'Date' },
  { ...shared, type: 'time', id: 'f10', title: 'Time' },
  { ...shared, type: 'name', id: 'f11', title: 'Name' },
  { ...shared, type: 'address', id: 'f12', title: 'Address' },
  { ...shared, type: 'phone', id: 'f13', title: 'Phone', showCountryCode: true },
  { ...shared, type: 'section', id: 'f14', title: 'More', underline: true },
  { ...shared, type: 'radio', id: 'f15', title: 'One of', options: ['First', 'Second'] },
  { ...shared, type: 'checkbox', id: 'f16', title: 'Any of', options: ['Red', 'Green'] },
  { ...shared, type: 'select', id: 'f17', title: 'Pick', options: ['', 'Cat'] },
  { ...shared, type: 'likert', id: 'f18', title: 'Agree?', options: ['It does not drip'] },
  { ...shared, type: 'hidden', id: 'f19', title: '', key: 'utm_source', value: 'none' },
];

const form: Form = {
  id: 'form1',
  name: 'Contact',
  fields,
  submissionMessage: 'Thank you!',
  submissionHtml: '<p>Thank you!</p>',
  successRedirect: '',
  disclaimerMessage: null,
  captcha: { enabled: true, theme: 1, alignment: 2 },
};
const formFieldFormats: FormFieldFormats = {
  countries: [{ name: 'Canada', code: 'CA', phoneCode: '+1' }],
  initialPhoneFormat: [{ type: 'SEPARATOR', identifier: '', label: '-', length: 1, required: false, metadata: { autocomplete: null } }],
  initialNameOrder: 'GIVEN_FIRST',
  initialAddressFormat: [{ type: 'FIELD', identifier: 'Line1', label: 'Street', length: null, required: true, metadata: { autocomplete: 'address-line1' } }],
};
const formContext: FormContext = {
  formId: 'form1',
  formName: 'Contact',
  collectionId: 'c1',
  objectName: 'block-1',
  secureUrl: 'https://shop.example',
  formSubmitButtonText: 'Send',
  formSubmissionMessage: { html: '<p>Thank you!</p>', raw: false },
  successRedirect: '',
  disclaimerMessage: null,
  useLightbox: false,
  lightboxHandleText: '',
  showTitle: true,
  buttonAlignment: 'center',
  buttonVariant: '',
  captchaEnabled: true,
  captchaTheme: 1,
  captchaAlignment: 1,
  useFormsJs: true,
  formFields: fields,
  formFieldFormats,
  localizedStrings: { required: '(required)', validation: { required: '{0} is required.' } },
};
const formSubmission: FormSubmission = {
  key: 'k1',
  form: '{"f1":"Hello"}',
  captchaKey: 't',
  pageTitle: 'Contact',
  pageId: 'c1',
  contentSource: 'c',
  pagePath: '/contact',
  pagePermissionTypeValue: 1,
};

export const formKinds: readonly Kind[] = [
  ['a form', formSchema, form, ['id', 'fields']],
  ['formats of form fields', formFieldFormatsSchema, formFieldFormats, []],
  ['the context of a form', formContextSchema, formContext, ['formId', 'formFields']],
  ['a form submission', formSubmissionSchema, formSubmission, ['key', 'form', 'pageTitle', 'pageId', 'contentSource', 'pagePath', 'pagePermissionTypeValue']],
];
