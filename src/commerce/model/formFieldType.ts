import type { FieldFacts, FieldType, FieldValues, InputTraits } from './FieldType.ts';
import { PART_NAMES } from './partNames.ts';
import { withoutInherited } from '../../lib/withoutInherited.ts';

/** The components that show fields. */
export type FieldView = 'LineField' | 'TextField' | 'SelectField' | 'PartsField' | 'ChoiceField' | 'LikertField' | 'SectionField';

type Row = FieldType<FieldView>;

/** The part of an e-mail field with the subscription to news: 'on' or ''. */
export const MAILING_LIST = 'mailingList';

const text = (values: FieldValues, part = ''): string => values[part] ?? '';
const checked = ({ options }: FieldFacts, values: FieldValues): readonly string[] => options.filter((option) => values[option]);

const typed = (type = 'text', inputMode: InputTraits['inputMode'] = '', autocomplete = ''): InputTraits => ({
  type,
  inputMode,
  autocomplete,
});

const line: Row = {
  parts: () => [''],
  validate: 'text',
  serialize: (_, values) => text(values),
  kept: 'text',
  input: typed(),
  View: 'LineField',
};

/** A field of several lines, all sent in this order. */
function group(names: readonly string[], more: Partial<Row> = {}): Row {
  return {
    ...line,
    parts: () => names,
    validate: 'parts',
    serialize: (_, values) => names.map((id) => text(values, id)),
    kept: names,
    View: 'PartsField',
    ...more,
  };
}

const nothing: Row = { ...line, parts: () => [], validate: null, serialize: () => null, isUnread: true, View: null };

const numeric = { input: typed('text', 'numeric') };
const part = (id: string) => ({ id, label: '', required: true, autocomplete: '' });
const PHONE = PART_NAMES.phone;

/**
 * The types of form fields: what each asks and how it is validated, sent and shown. A new type is a row here and, where no
 * component suits it, one more in the form feature; how its answers are summarised stands in `answerSummary`.
 */
const TYPES = {
  text: line,
  textarea: { ...line, read: 'maxLength', validate: 'length', View: 'TextField' },
  email: {
    ...line,
    parts: ({ mailingList }) => (mailingList ? ['', MAILING_LIST] : ['']),
    validate: 'email',
    input: typed('email', 'email', 'email'),
  },
  number: { ...line, validate: 'number', input: typed('text', 'decimal') },
  website: { ...line, input: typed('text', 'url', 'url') },
  currency: { ...line, validate: 'amount', input: typed('text', 'decimal') },
  password: { ...line, isUnread: true, input: typed('password', '', 'new-password') },
  twitter: { ...line, input: { ...line.input, symbol: '@' } },
  date: group(PART_NAMES.date, { ...numeric, validate: 'date' }),
  time: group(PART_NAMES.time, { ...numeric, validate: 'time' }),
  name: group(PART_NAMES.name, { layout: ({ familyFirst }) => (familyFirst ? ['Last', 'First'].map(part) : []) }),
  address: group(PART_NAMES.address, {
    layout: ({ address }) => address,
    needs: (id, { address }) => address.find((stated) => stated.id === id)?.required,
  }),
  phone: group(PHONE, {
    parts: ({ showCountryCode }) => PHONE.slice(showCountryCode ? 0 : 1),
    layout: ({ phone }) => phone,
    needs: (id) => id !== 'Country',
    // Without a country code a blank one is sent.
    serialize: ({ showCountryCode }, values) => PHONE.map((id, index) => (index > 0 || showCountryCode ? text(values, id) : '')),
    validate: 'phone',
    input: typed('tel', 'numeric'),
  }),
  section: { ...nothing, View: 'SectionField' },
  radio: { ...line, read: 'options', input: typed('radio'), View: 'ChoiceField' },
  checkbox: {
    ...line,
    parts: ({ options }) => options,
    read: 'options',
    validate: 'choices',
    serialize: checked,
    kept: 'choices',
    input: typed('checkbox'),
    View: 'ChoiceField',
  },
  select: { ...line, read: 'options', View: 'SelectField' },
  likert: {
    ...line,
    parts: ({ options }) => options,
    read: 'options',
    // The platform never requires it.
    validate: null,
    serialize({ options }, values) {
      const answered = withoutInherited<Record<string, string>>({});
      for (const question of options) if (values[question]) answered[question] = values[question];
      return answered;
    },
    kept: 'questions',
    input: typed('radio'),
    View: 'LikertField',
  },
  hidden: { ...nothing, serialize: ({ key, value }, _, query) => query.get(key) ?? value },
} satisfies Record<string, Row>;

export type FormFieldType = keyof typeof TYPES;

export const fieldTypes: Readonly<Record<FormFieldType, Row>> = TYPES;

export const FORM_FIELD_TYPES = Object.keys(TYPES) as readonly FormFieldType[];

export const fieldTypeOf = (type: string): Row => (Object.hasOwn(TYPES, type) ? fieldTypes[type as FormFieldType] : line);
