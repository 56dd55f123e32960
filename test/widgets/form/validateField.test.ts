import * as fc from '../../support/fastCheck.ts';
import { describe, expect, it } from 'vitest';
import { createFormField, type FormField } from '../../../widgets/form/model/formField.ts';
import { noFormats, type FormFormats } from '../../../src/commerce/model/formFormats.ts';
import { FORM_FIELD_TYPES } from '../../../src/commerce/model/formFieldType.ts';
import { createValues, partIds } from '../../../widgets/form/engine/formValues.ts';
import { validateField } from '../../../widgets/form/engine/validateField.ts';
import { everyField } from './everyField.ts';
import { formTexts } from '../../support/englishTexts.ts';

const judge = (field: FormField, parts: Record<string, string> = {}, formats: FormFormats = noFormats) =>
  validateField(field, createValues([field], { [field.id]: parts })[field.id] ?? {}, formats, formTexts);

const REQUIRED = 'Required';
const TOO_LONG = 'You have exceeded the character limit.';
const NO_ADDRESS = 'Email is not valid. Email addresses should follow the format user@domain.com.';
const NO_NUMBER = 'Please enter a number.';
const NO_AMOUNT = 'Please enter an amount.';
const NO_DATE = 'Please enter a valid date.';
const NO_TIME = 'Please enter a valid time.';
const NO_PHONE = 'Please enter a valid phone number.';
const long = 'x'.repeat(41);
const plain = (value: string) => ({ '': value });

/** By type: valid text, and errors of invalid text; `null` = always valid. */
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
  currency: {
    valid: ['12.50', '$ 1,200', '500 – 1000', '5k', 'about ٥٠٠ €'].map(plain),
    invalid: [
      [plain('lots'), NO_AMOUNT],
      [plain('€'), NO_AMOUNT],
    ],
    emptyRequired: REQUIRED,
  },
  password: { valid: [plain('secret')], invalid: [], emptyRequired: REQUIRED },
  twitter: { valid: [plain('@me')], invalid: [], emptyRequired: REQUIRED },
  date: {
    valid: [
      { Month: '1', Day: '2', Year: '2026' },
      { Month: '02', Day: '29', Year: '2028' },
      { Month: '12', Day: '31', Year: '26' },
      { Month: ' 2 ', Day: '29', Year: '2000' },
      { Month: '٣', Day: '١٥', Year: '٢٠٢٦' },
    ],
    invalid: [
      [{ Month: '1', Year: '2026' }, REQUIRED],
      [{ Month: '13', Day: '1', Year: '2026' }, NO_DATE],
      [{ Month: '0', Day: '1', Year: '2026' }, NO_DATE],
      [{ Month: '2', Day: '30', Year: '2026' }, NO_DATE],
      [{ Month: '2', Day: '29', Year: '2026' }, NO_DATE],
      [{ Month: '2', Day: '29', Year: '1900' }, NO_DATE],
      [{ Month: '4', Day: '31', Year: '2026' }, NO_DATE],
      [{ Month: 'May', Day: '1', Year: '2026' }, NO_DATE],
      [{ Month: '5', Day: '1', Year: 'soon' }, NO_DATE],
      [{ Month: '5', Day: '-1', Year: '2026' }, NO_DATE],
    ],
    emptyRequired: REQUIRED,
  },
  time: {
    valid: [
      { Hour: '1', Minute: '30' },
      { Hour: '1', Minute: '30', Second: '9', Ampm: 'PM' },
    ],
    invalid: [
      [{ Minute: '30' }, REQUIRED],
      [{ Hour: '25', Minute: '0' }, NO_TIME],
      [{ Hour: '1', Minute: '60' }, NO_TIME],
      [{ Hour: 'noon', Minute: '0' }, NO_TIME],
    ],
    emptyRequired: REQUIRED,
  },
  name: { valid: [{ First: 'Anna', Last: 'Bee' }], invalid: [[{ First: 'Anna' }, REQUIRED]], emptyRequired: REQUIRED },
  address: {
    valid: [{ Line1: '1 Kiln Lane', City: 'Newark', Zip: '07102', Country: 'US' }],
    invalid: [[{ Line1: '1 Kiln Lane', City: 'Newark', Zip: ' ' }, REQUIRED]],
    emptyRequired: REQUIRED,
  },
  phone: {
    valid: [
      { Areacode: '646', Prefix: '123', Line: '0000' },
      { Areacode: '(030)', Prefix: '12-34', Line: '5678 ext. 9' },
      { Areacode: '٠٣٠', Prefix: '12', Line: '34x5' },
    ],
    invalid: [
      [{ Areacode: '646' }, REQUIRED],
      [{ Areacode: 'let', Prefix: 'ters', Line: 'only' }, NO_PHONE],
      [{ Areacode: '646', Prefix: '123', Line: 'later' }, NO_PHONE],
      [{ Areacode: '646', Prefix: 'call 5', Line: '0000' }, NO_PHONE],
      [{ Areacode: '646', Prefix: '---', Line: '0000' }, NO_PHONE],
    ],
    emptyRequired: REQUIRED,
  },
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

describe('a date that may be left out', () => {
  const date = createFormField('date', 'd');
  it('may be given in part, as far as that is a date', () => {
    expect(judge(date, { Year: '2026' })).toBeNull();
    expect(judge(date, { Month: '2', Day: '29' })).toBeNull();
    expect(judge(date, { Month: '2', Day: '30' })).toBe(NO_DATE);
    expect(judge(date, { Month: '13' })).toBe(NO_DATE);
  });
});

describe('an address with a long top-level part', () => {
  const email = createFormField('email', 'e');
  const judged = (text: string) => validateField(email, { '': text }, noFormats, formTexts, 'modern');

  it.each(['ida@wren.museum', 'ida@wren.photography', 'ida@wren.de', 'ida@кофе.онлайн', 'ida@wren.xn--80asehdb'])(
    'is taken where the site wants that: %s',
    (text) => expect(judged(text)).toBeNull(),
  );

  it.each([
    'ida@wren',
    'ida@wren.c',
    'ida@wren.c-m',
    'ida@wren.',
    'ida@@wren.museum',
    'i da@wren.museum',
    'ida@wren.museum,nell@wren.museum',
  ])('is still no address when it is none: %s', (text) => expect(judged(text)).toBe(NO_ADDRESS));
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
    const texts = [value, '1'.repeat(1e6), `${'1'.repeat(5e5)}x`, 'x'.repeat(1e6), `${'1 x'.repeat(3e5)}`];
    for (const field of everyField)
      for (const text of texts)
        judge({ ...field, required: true }, Object.fromEntries(['', ...partIds(field)].map((part) => [part, text])));
  });
});
