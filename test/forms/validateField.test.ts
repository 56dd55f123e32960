import * as fc from '../support/fastCheck.ts';
import { describe, expect, it } from 'vitest';
import { createFormField, type FormField } from '../../src/model/formField.ts';
import { noFormats, type FormFormats } from '../../src/model/formFormats.ts';
import { FORM_FIELD_TYPES } from '../../src/model/formFieldType.ts';
import { createValues } from '../../src/forms/formValues.ts';
import { validateField } from '../../src/forms/validateField.ts';
import { formTexts } from '../../src/text/formTexts.ts';
import { everyField } from './everyField.ts';

const judge = (field: FormField, parts: Record<string, string> = {}, formats: FormFormats = noFormats) =>
  validateField(field, createValues([field], { [field.id]: parts })[field.id] ?? {}, formats, formTexts);

const REQUIRED = 'Required';
const TOO_LONG = 'You have exceeded the character limit.';
const NO_ADDRESS = 'Email is not valid. Email addresses should follow the format user@domain.com.';
const NO_NUMBER = 'Please enter a number.';
const long = 'x'.repeat(41);
const plain = (value: string) => ({ '': value });

/** By type: what is right, and what is wrong with what is not; `null` = nothing can be wrong with it. */
const CASES: Record<
  FormField['type'],
  { valid: Record<string, string>[]; invalid: [Record<string, string>, string][]; emptyRequired: string | null }
> = {
  text: { valid: [plain('x'), plain(long)], invalid: [[plain(' \n'), REQUIRED]], emptyRequired: REQUIRED },
  textarea: { valid: [plain('x'), plain('x'.repeat(40))], invalid: [[plain(long), TOO_LONG]], emptyRequired: REQUIRED },
  email: {
    valid: [plain('user@domain.com'), plain('  a@b.de '), plain('ä@ö.info')],
    invalid: [
      [plain('user'), NO_ADDRESS],
      [plain('user@domain'), NO_ADDRESS],
      [plain('a b@c.de'), NO_ADDRESS],
      [plain('a@b.museum'), NO_ADDRESS],
      [plain('a@b.c'), NO_ADDRESS],
      [plain(`${'a'.repeat(252)}@b.de`), NO_ADDRESS],
    ],
    emptyRequired: REQUIRED,
  },
  number: {
    valid: [plain('12'), plain('-1.234,50'), plain(' 1 000 '), plain('.5'), plain('٣٫٥')],
    invalid: [
      [plain('twelve'), NO_NUMBER],
      [plain('12 cups'), NO_NUMBER],
      [plain('-'), NO_NUMBER],
    ],
    emptyRequired: REQUIRED,
  },
  website: { valid: [plain('example.com')], invalid: [], emptyRequired: REQUIRED },
  currency: { valid: [plain('12.50')], invalid: [], emptyRequired: REQUIRED },
  password: { valid: [plain('secret')], invalid: [], emptyRequired: REQUIRED },
  twitter: { valid: [plain('@me')], invalid: [], emptyRequired: REQUIRED },
  date: { valid: [{ Month: '1', Day: '2', Year: '2026' }], invalid: [[{ Month: '1', Year: '2026' }, REQUIRED]], emptyRequired: REQUIRED },
  time: {
    valid: [
      { Hour: '1', Minute: '30' },
      { Hour: '1', Minute: '30', Second: '9', Ampm: 'PM' },
    ],
    invalid: [[{ Minute: '30' }, REQUIRED]],
    emptyRequired: REQUIRED,
  },
  name: { valid: [{ First: 'Anna', Last: 'Bee' }], invalid: [[{ First: 'Anna' }, REQUIRED]], emptyRequired: REQUIRED },
  address: {
    valid: [{ Line1: '1 Kiln Lane', City: 'Newark', Zip: '07102', Country: 'US' }],
    invalid: [[{ Line1: '1 Kiln Lane', City: 'Newark', Zip: ' ' }, REQUIRED]],
    emptyRequired: REQUIRED,
  },
  phone: { valid: [{ Areacode: '646', Prefix: '123', Line: '0000' }], invalid: [[{ Areacode: '646' }, REQUIRED]], emptyRequired: REQUIRED },
  section: { valid: [], invalid: [], emptyRequired: null },
  radio: { valid: [plain('First')], invalid: [], emptyRequired: REQUIRED },
  checkbox: { valid: [{ Green: 'on' }, { Red: 'on', Green: 'on' }], invalid: [], emptyRequired: REQUIRED },
  select: { valid: [plain('Cat')], invalid: [], emptyRequired: REQUIRED },
  likert: { valid: [{ 'It is hot': '2' }, {}], invalid: [], emptyRequired: null },
  hidden: { valid: [], invalid: [], emptyRequired: null },
};

it('knows every type of field', () => expect(Object.keys(CASES).toSorted()).toEqual([...FORM_FIELD_TYPES].toSorted()));

describe.each(everyField.map((field) => [field.type, field] as const))('a %s field', (type, field) => {
  const { valid, invalid, emptyRequired } = CASES[type];
  const required = { ...field, required: true };

  it('may stay empty unless it is required', () => {
    expect(judge(field)).toBeNull();
    expect(judge(required)).toBe(emptyRequired);
  });

  it.each(valid)('is right with %j', (parts) => {
    expect(judge(required, parts)).toBeNull();
    expect(judge(field, parts)).toBeNull();
  });

  it.each(invalid)('is wrong with %j', (parts, text) => {
    expect(judge(required, parts)).toBe(text);
    expect(judge(field, parts)).toBe(text === REQUIRED ? null : text);
  });
});

describe('a required field of several parts', () => {
  const address = createFormField('address', 'a', { required: true });
  const stated = (id: string, required: boolean) => ({ id, label: '', required, autocomplete: '' });

  it('needs the parts that the site says it needs', () => {
    const formats = {
      ...noFormats,
      address: [stated('Line1', true), stated('Zip', false), stated('State', true), stated('City', false), stated('Country', false)],
    };
    expect(judge(address, { Line1: 'x' }, formats)).toBe(REQUIRED);
    expect(judge(address, { Line1: 'x', State: 'NJ' }, formats)).toBeNull();
  });

  it('needs no part that the page has no input for', () => {
    expect(judge({ ...address, parts: ['Line1', 'City'] }, { Line1: 'x', City: 'y' })).toBeNull();
    expect(judge({ ...address, parts: ['Line1', 'City'] }, { Line1: 'x' })).toBe(REQUIRED);
  });

  it('needs no country code in a phone number', () => {
    const phone = createFormField('phone', 'p', { required: true, showCountryCode: true });
    expect(judge(phone, { Areacode: '646', Prefix: '123', Line: '0000' })).toBeNull();
  });
});

describe('the words of an error', () => {
  it('are the site’s own, with the field’s title and the sample address where they ask for them', () => {
    const texts = { ...formTexts, required: '{0} is required.', emailInvalid: '{0}: like {email}!' };
    const field = createFormField('email', 'e', { title: 'E-mail {email}', required: true });
    expect(validateField(field, { '': '' }, noFormats, texts)).toBe('E-mail {email} is required.');
    expect(validateField(field, { '': 'x' }, noFormats, texts)).toBe('E-mail {email}: like user@domain.com!');
  });
});

describe('judging', () => {
  it('counts what browsers count, and never more', () => {
    const field = createFormField('textarea', 't', { maxLength: 5 });
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 12 }),
        (value) => judge(field, plain(value)) === (value.length > 5 ? TOO_LONG : null),
      ),
    );
    expect(judge(field, plain('👩‍🚀'))).toBeNull();
  });

  it('takes no time on the longest text', () => {
    const value = `${'@.'.repeat(500_000)} `;
    for (const field of everyField) judge({ ...field, required: true }, plain(value));
  });
});
