import { describe, expect, it } from 'vitest';
import { readFormJson } from '../../../widgets/form/model/form.ts';
import { createFormField, readFormFields } from '../../../widgets/form/model/formField.ts';
import { everyField } from '../../widgets/form/everyField.ts';

const page = { id: '', kind: 'form', limited: true, stepped: false, places: false } as const;
const context = {
  formId: 'form1',
  formName: 'Contact',
  collectionId: 'c1',
  objectName: 'block-1',
  formSubmitButtonText: 'Send',
  formSubmissionMessage: { html: '<p>Thank you!</p>', raw: false },
  successRedirect: '/thanks',
  disclaimerMessage: 'We keep it to ourselves.',
  useLightbox: true,
  lightboxHandleText: 'Write to us',
  showTitle: true,
  buttonAlignment: 'center',
  buttonVariant: 'secondary',
  captchaEnabled: true,
  captchaTheme: 2,
  captchaAlignment: 3,
  formFields: everyField,
  formFieldFormats: {
    countries: [{ name: 'Canada', code: 'CA', phoneCode: '+1' }, null],
    initialPhoneFormat: [{ type: 'SEPARATOR', identifier: '', label: '-', length: 1, required: false }],
    initialNameOrder: 'FAMILY_FIRST',
    initialAddressFormat: [
      { type: 'FIELD', identifier: 'Line1', label: 'Street', length: null, required: true, metadata: { autocomplete: 'street-address' } },
    ],
  },
  localizedStrings: { required: '(required)' },
};

describe('the fields of a form', () => {
  it('are known when they are complete', () =>
    expect(readFormFields(everyField, true)).toEqual(everyField.map((field) => ({ ...field, parts: null }))));
  it('may each be written as JSON text', () =>
    expect(
      readFormFields(
        everyField.map((field) => JSON.stringify(field)),
        true,
      ),
    ).toEqual(everyField));
  it('need but their type and id', () =>
    expect(readFormFields([{ type: 'textarea', id: 'f1' }], true)).toEqual([createFormField('textarea', 'f1')]));
  it('are none where the host says null', () => expect(readFormFields(null, true)).toEqual([]));

  it.each([
    ['', null],
    [0, null],
    [-4, null],
    ['many', null],
    [Number.NaN, null],
    [40, 40],
    ['40', 40],
  ])('with the maximum length %o are limited to %o', (maxLength, expected) => {
    expect(readFormFields([{ type: 'textarea', id: 'f1', maxLength }], true)?.[0]?.maxLength).toBe(expected);
  });

  it('are limited only with the flag, and only long texts', () => {
    expect(readFormFields([{ type: 'textarea', id: 'f1', maxLength: 40 }], false)?.[0]?.maxLength).toBeNull();
    expect(readFormFields([{ type: 'text', id: 'f1', maxLength: 40 }], true)?.[0]?.maxLength).toBeNull();
  });

  it('take numbers as choices', () =>
    expect(readFormFields([{ type: 'select', id: 'f1', options: [1, 'two'] }], true)?.[0]?.options).toEqual(['1', 'two']));

  it.each<[string, unknown]>([
    ['of a type we do not know', { type: 'file', id: 'f1' }],
    ['of a type that every object has', { type: 'constructor', id: 'f1' }],
  ])('%s leave the form to the platform, whatever else is wrong with it', (_, field) => {
    for (const fields of [
      [everyField[0], field],
      [{ type: 'text' }, field],
    ]) {
      expect(readFormFields(fields, true)).toBeNull();
      expect(readFormJson({ formFields: fields }, page)).toBeNull();
    }
  });

  it.each<[string, unknown]>([
    ['without an id', { type: 'text' }],
    ['without a type', { id: 'f1' }],
    ['of choices without choices', { type: 'radio', id: 'f1' }],
    ['of choices that are none', { type: 'radio', id: 'f1', options: [{}] }],
    ['cut off', '{"type":"text","id'],
  ])('%s are refused, and the form with them', (_, field) => {
    expect(readFormFields([everyField[0], field], true)).toBeUndefined();
    expect(readFormJson({ formId: 'form1', formFields: [field] }, page)).toBeUndefined();
  });
});

describe('a form described as JSON', () => {
  it('is read from the context of a script-rendered form', () => {
    expect(readFormJson(context, page)).toEqual({
      id: 'form1',
      kind: 'form',
      name: 'Contact',
      showTitle: true,
      collectionId: 'c1',
      objectName: 'block-1',
      fields: everyField,
      formats: {
        countries: [{ name: 'Canada', code: 'CA', phoneCode: '1' }],
        phone: [{ id: null, label: '-', required: false, autocomplete: '' }],
        address: [{ id: 'Line1', label: 'Street', required: true, autocomplete: 'street-address' }],
        familyFirst: true,
      },
      submitLabel: 'Send',
      successHtml: '<p>Thank you!</p>',
      submissionHtml: '',
      successRedirect: '/thanks',
      disclaimer: 'We keep it to ourselves.',
      captcha: { theme: 'dark', align: 'right' },
      lightbox: 'Write to us',
      buttonAlignment: 'center',
      buttonVariant: 'secondary',
      localizedStrings: { required: '(required)' },
      places: false,
      stepped: false,
    });
  });

  it('is read from the names that the specification has', () => {
    const form = readFormJson(
      {
        id: 'f',
        name: 'Ask',
        fields: [],
        submissionMessage: '<b>Thanks</b>',
        submissionHtml: '<i>Run</i>',
        successRedirect: '',
        disclaimerMessage: 'Read this.',
      },
      page,
    );
    expect(form).toMatchObject({
      id: 'f',
      name: 'Ask',
      fields: [],
      successHtml: '<b>Thanks</b>',
      submissionHtml: '<i>Run</i>',
      disclaimer: 'Read this.',
      captcha: null,
      lightbox: null,
    });
  });

  it('may have its texts as HTML, and its layouts as objects with fields, as saved pages have them', () => {
    const form = readFormJson(
      {
        ...context,
        formSubmissionMessage: { html: '', raw: 'Thanks' },
        disclaimerMessage: { html: '<p>Read this.</p>' },
        formFieldFormats: {
          initialAddressFormat: { id: 0, type: 'ADDRESS', country: 'GB', fields: context.formFieldFormats.initialAddressFormat },
        },
      },
      page,
    );
    expect(form).toMatchObject({
      successHtml: 'Thanks',
      disclaimer: '<p>Read this.</p>',
      formats: { address: [{ id: 'Line1', label: 'Street' }] },
    });
  });

  it('needs but its fields where the page knows its id', () => {
    expect(readFormJson({ fields: everyField }, { ...page, id: 'known', kind: 'newsletter', stepped: true })).toMatchObject({
      id: 'known',
      kind: 'newsletter',
      stepped: true,
      name: '',
    });
  });

  it('has a light captcha on the left where the page says nothing else, and none unless it says so', () => {
    expect(readFormJson({ ...context, captchaTheme: null, captchaAlignment: 'x' }, page)?.captcha).toEqual({
      theme: 'light',
      align: 'left',
    });
    expect(readFormJson({ ...context, captchaAlignment: 2 }, page)?.captcha?.align).toBe('center');
    expect(readFormJson({ ...context, captchaEnabled: 'true' }, page)?.captcha).toBeNull();
  });

  it.each([null, undefined, 7, 'text', [], {}, { formId: 'x', formFields: {} }, { formFields: [] }])('is not %j', (raw) =>
    expect(readFormJson(raw, page)).toBeUndefined(),
  );
});
