import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedProducts } from '../../../mocks/db/seedProducts.ts';
import { createHost, visitPage, type Host, type Visit } from '../../../mocks/node.ts';
import { createApi } from '../../app/createApi.ts';
import { createForm } from '../../../widgets/form/engine/createForm.ts';
import { createSubmission } from '../../../widgets/form/engine/createSubmission.ts';
import { partIds } from '../../../widgets/form/engine/formValues.ts';
import type { FormField } from '../../../widgets/form/model/formField.ts';
import { FORM_FIELD_TYPES } from '../../../src/commerce/model/formFieldType.ts';
import { aForm, everyField, freshTab, textsOfForm } from './everyField.ts';

let host: Host;
let visit: Visit;
beforeEach(() => {
  host = createHost({ products: seedProducts, delayFactor: 0.01 });
  visit = visitPage(host, 'http://shop.test/contact');
});
afterEach(() => visit.leave());

type Parts = Readonly<Record<string, string>>;
type Outcome = { readonly stored: unknown } | { readonly said: string };

const stored = (value?: unknown): Outcome => ({ stored: value });
const said = (text: string): Outcome => ({ said: text });
const REQUIRED = said('Required');
const NO_ADDRESS = said('Email is not valid. Email addresses should follow the format user@domain.com.');
const NO_NUMBER = said('Please enter a number.');
const NO_AMOUNT = said('Please enter an amount.');
const NO_DATE = said('Please enter a valid date.');
const NO_TIME = said('Please enter a valid time.');
const NO_PHONE = said('Please enter a valid phone number.');
const LONG = 'x'.repeat(41);
const one = (text: string): Parts => ({ '': text });
const each = (...ids: string[]): Parts => Object.fromEntries(ids.map((id) => [id, LONG]));

interface Row {
  readonly empty: Outcome;
  readonly requiredEmpty: Outcome;
  readonly valid: readonly [Parts, Outcome];
  readonly invalid: readonly [Parts, Outcome];
  /** More than the long text's 40 or an address's 256 characters; all choices. */
  readonly overLimit: readonly [Parts, Outcome];
}

const line = (valid: string, careless: string, outcome = stored(careless)): Row => ({
  empty: stored(''),
  requiredEmpty: REQUIRED,
  valid: [one(valid), stored(valid)],
  invalid: [one(careless), outcome],
  overLimit: [one(LONG), stored(LONG)],
});
const nothing = (value?: unknown): Row => ({
  empty: stored(value),
  requiredEmpty: stored(value),
  valid: [{}, stored(value)],
  invalid: [one('given'), stored(value)],
  overLimit: [one(LONG), stored(value)],
});

/** Every field type, required, in every state except the host's refusal, which is the same for all. */
const TABLE: Readonly<Record<FormField['type'], Row>> = {
  text: line('Anna', '  ', REQUIRED),
  textarea: { ...line('x'.repeat(40), '\n', REQUIRED), overLimit: [one(LONG), said('You have exceeded the character limit.')] },
  email: {
    ...line('user@domain.com', 'user@domain', NO_ADDRESS),
    overLimit: [one(`${'a'.repeat(252)}@b.de`), NO_ADDRESS],
  },
  number: { ...line('12', 'a dozen', NO_NUMBER), overLimit: [one(LONG), NO_NUMBER] },
  website: line('example.com', 'no address'),
  currency: { ...line('12.50', 'much', NO_AMOUNT), overLimit: [one(LONG), NO_AMOUNT] },
  password: line('secret', ' ', REQUIRED),
  twitter: line('@me', 'me and you'),
  date: {
    empty: stored(['', '', '']),
    requiredEmpty: REQUIRED,
    valid: [{ Month: '2', Day: '29', Year: '2028' }, stored(['2', '29', '2028'])],
    invalid: [{ Month: '13', Day: '40', Year: 'soon' }, NO_DATE],
    overLimit: [each('Month', 'Day', 'Year'), NO_DATE],
  },
  time: {
    empty: stored(['', '', '', '']),
    requiredEmpty: REQUIRED,
    valid: [{ Hour: '4', Minute: '30', Ampm: 'PM' }, stored(['4', '30', '', 'PM'])],
    invalid: [{ Hour: '25', Minute: '61', Second: '', Ampm: '' }, NO_TIME],
    overLimit: [each('Hour', 'Minute', 'Second', 'Ampm'), NO_TIME],
  },
  name: {
    empty: stored(['', '']),
    requiredEmpty: REQUIRED,
    valid: [{ First: 'Ida', Last: 'Wren' }, stored(['Ida', 'Wren'])],
    invalid: [{ First: 'Ida' }, REQUIRED],
    overLimit: [each('First', 'Last'), stored([LONG, LONG])],
  },
  address: {
    empty: stored(['', '', '', '', '', '']),
    requiredEmpty: REQUIRED,
    valid: [
      { Line1: '1 Kiln Lane', City: 'Newark', Zip: '07102', Country: 'US' },
      stored(['1 Kiln Lane', '', 'Newark', '', '07102', 'US']),
    ],
    invalid: [{ Line1: '1 Kiln Lane', City: ' ' }, REQUIRED],
    overLimit: [each('Line1', 'Line2', 'City', 'State', 'Zip', 'Country'), stored(Array.from({ length: 6 }, () => LONG))],
  },
  phone: {
    empty: stored(['', '', '', '']),
    requiredEmpty: REQUIRED,
    valid: [{ Areacode: '646', Prefix: '123', Line: '0000' }, stored(['', '646', '123', '0000'])],
    invalid: [{ Areacode: '646' }, REQUIRED],
    overLimit: [each('Areacode', 'Prefix', 'Line'), NO_PHONE],
  },
  section: nothing(),
  radio: {
    empty: stored(''),
    requiredEmpty: REQUIRED,
    valid: [one('Second'), stored('Second')],
    invalid: [one(''), REQUIRED],
    overLimit: [one('First'), stored('First')],
  },
  checkbox: {
    empty: stored([]),
    requiredEmpty: REQUIRED,
    valid: [{ Green: 'on' }, stored(['Green'])],
    invalid: [{ Blue: 'on' }, REQUIRED],
    overLimit: [{ Green: 'on', Red: 'on' }, stored(['Red', 'Green'])],
  },
  select: {
    empty: stored(''),
    requiredEmpty: REQUIRED,
    valid: [one('Cat'), stored('Cat')],
    invalid: [one(''), REQUIRED],
    overLimit: [one('Cat'), stored('Cat')],
  },
  likert: {
    empty: stored({}),
    requiredEmpty: stored({}),
    valid: [{ 'It is hot': '-2' }, stored({ 'It is hot': '-2' })],
    invalid: [{ 'It is cold': '2' }, stored({})],
    overLimit: [{ 'It is hot': '2', 'It does not drip': '0' }, stored({ 'It does not drip': '0', 'It is hot': '2' })],
  },
  hidden: nothing('none'),
};

async function send(field: FormField, parts: Parts) {
  const form = aForm([field]);
  const texts = textsOfForm(form);
  const { form: api } = createApi({ fetch: visit.fetch });
  const facts = () => ({
    pageTitle: 'Contact',
    pageId: null,
    contentSource: null,
    pagePath: '/contact',
    pagePermissionTypeValue: null,
    query: '',
  });
  const controller = createForm(form, {
    texts,
    send: createSubmission(form, {
      api,
      texts,
      captcha: () => null,
      facts,
      ...freshTab(form),
    }),
    report: (error) => {
      throw error;
    },
  });
  for (const part of partIds(field)) if (parts[part] !== undefined) controller.setValue(field.id, part, parts[part]);
  await controller.submit();
  const state = controller.store.getState();
  const sent = host.db.forms.submissions().at(-1)?.form;
  return {
    state,
    outcome: (sent === undefined
      ? { said: state.errors[field.id]?.map(({ text }) => text).join() }
      : { stored: (JSON.parse(sent) as Record<string, unknown>)[field.id] }) as Outcome,
  };
}

it('has a row for every type of field', () => expect(Object.keys(TABLE).toSorted()).toEqual([...FORM_FIELD_TYPES].toSorted()));

describe.each(everyField.map((field) => [field.type, field] as const))('a %s field', (type, optional) => {
  const field = { ...optional, required: true };
  const { empty, requiredEmpty, valid, invalid, overLimit } = TABLE[type];

  it('is sent empty where it may be', async () => {
    expect((await send(optional, {})).outcome).toEqual(empty);
  });

  it('says what is missing where it must not be', async () => {
    const { outcome, state } = await send(field, {});
    expect(outcome).toEqual(requiredEmpty);
    expect(state.status).toBe(requiredEmpty === REQUIRED ? 'failed' : 'succeeded');
  });

  it('is stored as it was filled in', async () => {
    expect((await send(field, valid[0])).outcome).toEqual(valid[1]);
  });

  it('says what is wrong where there is a rule for it, and else is stored as it is', async () => {
    expect((await send(field, invalid[0])).outcome).toEqual(invalid[1]);
  });

  it('may be no longer than its limit, if it has one', async () => {
    expect((await send(field, overLimit[0])).outcome).toEqual(overLimit[1]);
  });

  it('says what the host says of it, at the field or, where it has no place of its own, above the form', async () => {
    host.setScenario('form-errors');
    const { state } = await send(field, valid[0]);
    const text = `The host does not like ${field.id}.`;
    if (type !== 'section') expect(host.db.forms.submissions()).toEqual([]);
    if (type === 'hidden') expect(state).toMatchObject({ status: 'failed', message: text, errors: {} });
    else if (type === 'section')
      expect(state.status).toBe('succeeded'); // not sent, so the host has no say
    else
      expect(state).toMatchObject({
        status: 'failed',
        locked: false,
        errors: { [field.id]: [{ text, fromServer: true }] },
        message: 'One or more fields is invalid, please check your entries.',
      });
    for (const [part, value] of Object.entries(valid[0])) expect(state.values[field.id]?.[part]).toBe(value);
  });
});
