import { fieldTypes, MAILING_LIST } from '../../src/commerce/model/formFieldType.ts';
import { LIKERT_ANSWERS } from '../../src/commerce/model/partNames.ts';
import type { FormProps } from '../form/index.ts';
import { short } from './answers.ts';
import type { Schema } from './ModelContext.ts';

type Form = NonNullable<FormProps['form']>;
type FormField = Form['fields'][number];

/** A field, or a part of one, that an agent may fill in. */
export interface Field {
  /** Its name in the tool's schema. */
  readonly key: string;
  readonly field: FormField;
  readonly part: string;
  readonly schema: Schema;
}

const MOST_FIELDS = 60;
const MOST_CHOICES = 50;

/** Boxes are the visitor's to tick: which of them agrees to something cannot be known in every language. */
const NEVER: ReadonlySet<string> = new Set(['checkbox', 'password', 'hidden', 'section']);

/** Other fields that ask for consent, as far as words say so. */
const CONSENT =
  /consent|\bagree|accept|terms|privacy|gdpr|dsgvo|rgpd|newsletter|subscri|opt[- ]?(?:in|out)|marketing|signature|einwillig|zustimm|datenschutz|\bagb\b|accord|j.accepte|conditions|consentement|acepto|consiento|privacidad|condiciones|accetto|acconsent|akkoord|toestemming/i;

/** The fields of a form that an agent may fill in. Passwords, boxes, opt-ins and what asks for consent are not among them. */
export function formProperties({ fields }: Form): readonly Field[] {
  const found: Field[] = [];
  const keys = new Set<string>();
  for (const field of fields) {
    if (NEVER.has(field.type) || asksForConsent(field)) continue;
    for (const part of field.parts ?? fieldTypes[field.type].parts(field)) {
      if (part === MAILING_LIST || found.length === MOST_FIELDS) continue;
      const key = keyOf(`${field.title || field.type} ${part}`, keys);
      found.push({ key, field, part, schema: schemaOf(field, part) });
    }
  }
  return found;
}

const asksForConsent = ({ title, description, options }: FormField): boolean => CONSENT.test([title, description, ...options].join('\n'));

/** Letters and digits of a title, and a number where another field has them already. */
function keyOf(title: string, keys: Set<string>): string {
  const own =
    short(title)
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
      .replaceAll(/^_+|_+$/g, '')
      .slice(0, 60) || 'field';
  let key = own;
  for (let count = 2; keys.has(key); count += 1) key = `${own}_${count}`;
  keys.add(key);
  return key;
}

function schemaOf({ type, title, description, required, options, maxLength }: FormField, part: string): Schema {
  const isScale = type === 'likert';
  const choices = isScale ? LIKERT_ANSWERS : type === 'radio' || type === 'select' ? options.filter(Boolean).slice(0, MOST_CHOICES) : null;
  const about = [
    required ? 'Required.' : 'Optional.',
    isScale ? '-2 strongly disagree to 2 strongly agree.' : '',
    FORMATS[type] ?? '',
    short(description),
  ];
  return {
    type: 'string',
    title: short(part ? `${title}: ${part}` : title),
    description: about.filter(Boolean).join(' '),
    ...(choices && { enum: choices }),
    ...(maxLength !== null && { maxLength }),
  };
}

const FORMATS: Readonly<Partial<Record<string, string>>> = {
  email: 'An e-mail address.',
  number: 'A number.',
  currency: 'An amount.',
  website: 'A web address.',
  date: 'Digits.',
  time: 'Digits, or AM or PM.',
  phone: 'Digits.',
};
