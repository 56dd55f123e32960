import type { AnswerLine, Answers, FieldFacts, FieldType, FieldValues, InputTraits } from './FieldType.ts';
import { withoutInherited } from '../../lib/withoutInherited.ts';

/** The components that show fields. */
export type FieldView = 'LineField' | 'TextField' | 'SelectField' | 'PartsField' | 'ChoiceField' | 'LikertField' | 'SectionField';

type Row = FieldType<FieldView>;

/** The part of an e-mail field with the subscription to news: 'on' or ''. */
export const MAILING_LIST = 'mailingList';

/** A scale's answers as they are sent, from strongly disagree to strongly agree. */
export const LIKERT_ANSWERS = ['-2', '-1', '0', '1', '2'];
const AGREEMENT = ['stronglyDisagree', 'disagree', 'neutral', 'agree', 'stronglyAgree'] as const;

const text = (values: FieldValues, part = ''): string => values[part] ?? '';
const checked = ({ options }: FieldFacts, values: FieldValues): readonly string[] => options.filter((option) => values[option]);
const lines = (...written: readonly string[]): readonly AnswerLine[] => written.filter(Boolean).map((line) => ({ text: line }));
const isAnswered = ({ part }: Answers, names: readonly string[]): boolean => names.some((name) => part(name) !== '');

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
  summarize: (answers) => lines(answers.text()),
  input: typed(),
  View: 'LineField',
};

/**
 * A field of several lines, all sent in this order.
 *
 * @param separator between two lines in a summary
 */
function group(names: readonly string[], separator: string, more: Partial<Row> = {}): Row {
  return {
    ...line,
    parts: () => names,
    validate: 'parts',
    serialize: (_, values) => names.map((id) => text(values, id)),
    kept: names,
    summarize: (answers) => (isAnswered(answers, names) ? lines(names.map(answers.part).join(separator).trim()) : []),
    View: 'PartsField',
    ...more,
  };
}

const nothing: Row = { ...line, parts: () => [], validate: null, serialize: () => null, isUnread: true, View: null };

const numeric = { input: typed('text', 'numeric') };
const part = (id: string) => ({ id, label: '', required: true, autocomplete: '' });
const ADDRESS = ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country'];
const PHONE = ['Country', 'Areacode', 'Prefix', 'Line'];

/**
 * The types of form fields: what each asks and how it is validated, sent, summarised and shown. A new type is a row here and, where no
 * component suits it, one more in the form feature.
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
  date: group(['Month', 'Day', 'Year'], '/', { ...numeric, validate: 'date' }),
  time: group(['Hour', 'Minute', 'Second', 'Ampm'], ' ', {
    ...numeric,
    validate: 'time',
    summarize({ part: of }) {
      const clock = ['Hour', 'Minute', 'Second'].map((id) => of(id) || '00').join(':');
      return lines([clock, of('Ampm')].filter(Boolean).join(' '));
    },
  }),
  name: group(['First', 'Last'], ' ', { layout: ({ familyFirst }) => (familyFirst ? ['Last', 'First'].map(part) : []) }),
  address: group(ADDRESS, ' ', {
    layout: ({ address }) => address,
    needs: (id, { address }) => address.find((stated) => stated.id === id)?.required,
    summarize(answers) {
      const of = answers.part;
      if (!isAnswered(answers, ADDRESS)) return [];
      const place = `${of('City')}, ${[of('State'), of('Zip'), of('Country')].join(' ')}`;
      return [{ text: of('Line1') }, ...lines(of('Line2'), place.trim())];
    },
    isOfLines: true,
  }),
  phone: group(PHONE, '-', {
    parts: ({ showCountryCode }) => PHONE.slice(showCountryCode ? 0 : 1),
    layout: ({ phone }) => phone,
    needs: (id) => id !== 'Country',
    // Without a country code a blank one is sent.
    serialize: ({ showCountryCode }, values) => PHONE.map((id, index) => (index > 0 || showCountryCode ? text(values, id) : '')),
    summarize(answers) {
      const of = answers.part;
      if (!isAnswered(answers, PHONE)) return [];
      return lines((of('Country') && `+${of('Country')} `) + PHONE.slice(1).map(of).join('-'));
    },
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
    summarize: (answers) => lines(answers.choices().join(', ') || answers.text()),
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
    summarize: (answers, words) =>
      answers.questions().map(([question, answer]) => ({
        question,
        // Unknown answers count as neutral.
        text: words[AGREEMENT[LIKERT_ANSWERS.indexOf(answer)] ?? 'neutral'],
      })),
    isOfLines: true,
    input: typed('radio'),
    View: 'LikertField',
  },
  hidden: { ...nothing, serialize: ({ key, value }, _, query) => query.get(key) ?? value },
} satisfies Record<string, Row>;

export type FormFieldType = keyof typeof TYPES;

export const fieldTypes: Readonly<Record<FormFieldType, Row>> = TYPES;

export const FORM_FIELD_TYPES = Object.keys(TYPES) as readonly FormFieldType[];

export const fieldTypeOf = (type: string): Row => (Object.hasOwn(TYPES, type) ? fieldTypes[type as FormFieldType] : line);
