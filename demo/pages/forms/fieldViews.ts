/** A form field as configured by the page's author; `type` is one of the host's field types. */
export interface FieldNote {
  readonly type: string;
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly maxLength?: number;
  readonly options?: readonly string[];
}

interface PartView {
  readonly className: string;
  readonly inputId: string;
  readonly name: string;
  readonly dataTitle: string;
  readonly caption: string;
  readonly autocomplete: string;
  readonly maxLength: number;
  readonly isSelect: boolean;
}

type Part = readonly [className: string, dataTitle: string, caption: string, name?: string, autocomplete?: string, maxLength?: number];

const INPUT_TYPES: Readonly<Record<string, string>> = {
  text: 'text',
  email: 'email',
  number: 'text',
  website: 'url',
  twitter: 'text',
  currency: 'text',
  password: 'password',
};
const AUTOCOMPLETE: Readonly<Record<string, string>> = { email: 'email', website: 'url', password: 'new-password' };
const PREFIXES: Readonly<Record<string, string>> = { website: 'https://', twitter: '@', currency: '$' };
const PARTS: Readonly<Record<string, readonly Part[]>> = {
  name: [
    ['first-name', 'First', 'First Name', 'fname', 'given-name', 30],
    ['last-name', 'Last', 'Last Name', 'lname', 'family-name', 30],
  ],
  address: [
    ['address1', 'Line1', 'Address 1', 'address', 'address-line1'],
    ['address2', 'Line2', 'Address 2', 'address2', 'address-line2'],
    ['city', 'City', 'City', 'city', 'address-level2'],
    ['state-province', 'State', 'State / Province', 'state', 'address-level1'],
    ['zip', 'Zip', 'Zip / Postal Code', 'zipcode', 'postal-code'],
    ['country', 'Country', 'Country', 'country', 'country-name'],
  ],
  phone: [
    ['text two-digits', 'Country', 'Country', '', 'tel-country-code', 3],
    ['text three-digits', 'Areacode', 'Area', '', 'tel-area-code', 3],
    ['text three-digits', 'Prefix', 'Prefix', '', 'tel-local-prefix', 3],
    ['text four-digits', 'Line', 'Line', '', 'tel-local-suffix', 4],
  ],
  date: [
    ['text month two-digits', 'Month', 'Month', '', '', 2],
    ['text day two-digits', 'Day', 'Day', '', '', 2],
    ['text year four-digits', 'Year', 'Year', '', '', 4],
  ],
  time: [
    ['text hour two-digits', 'Hour', 'Hour', '', '', 2],
    ['text minute two-digits', 'Minute', 'Minute', '', '', 2],
    ['text second two-digits', 'Second', 'Second', '', '', 2],
    ['ampm', 'Ampm', 'AM/PM'],
  ],
};
const AGREEMENT = ['Strongly Disagree', 'Disagree', 'Neutral', 'Agree', 'Strongly Agree'];

/** Every key is set, because templates would otherwise find an outer field's. */
export function fieldView(note: FieldNote): Record<string, unknown> {
  const { type, id, options = [] } = note;
  const parts = Object.hasOwn(PARTS, type) ? PARTS[type] : undefined;
  return {
    type,
    id,
    title: note.title,
    description: note.description ?? null,
    placeholder: note.placeholder ?? null,
    required: note.required ?? false,
    maxLength: note.maxLength ?? null,
    options,
    isBox: Object.hasOwn(INPUT_TYPES, type),
    isEmail: type === 'email',
    inputType: INPUT_TYPES[type] ?? 'text',
    autocomplete: AUTOCOMPLETE[type] ?? null,
    prefix: PREFIXES[type] ?? null,
    isChoice: type === 'radio' || type === 'checkbox',
    isGroup: parts !== undefined,
    parts: (parts ?? []).map((part) => partView(id, part)),
    questions: type === 'likert' ? options.map((text, index) => questionView(id, text, index)) : [],
  };
}

function partView(id: string, [className, dataTitle, caption, name = '', autocomplete = '', maxLength = 0]: Part): PartView {
  return {
    className,
    inputId: `${id}-${dataTitle.toLowerCase()}`,
    name,
    dataTitle,
    caption,
    autocomplete,
    maxLength,
    isSelect: dataTitle === 'Ampm',
  };
}

function questionView(id: string, text: string, index: number): unknown {
  return { text, answers: AGREEMENT.map((answer, place) => ({ text: answer, name: `${id}-field-${index}`, value: String(place - 2) })) };
}
