import { readInteger } from '../lib/readers.ts';
import { FORM_FIELD_TYPES, type FormFieldType } from './formFieldType.ts';

/** A field of a form (spec §3), flat: what its type does not have is empty. */
export interface FormField {
  /** The key of the field's value in a submission. */
  readonly id: string;
  readonly type: FormFieldType;
  readonly title: string;
  readonly description: string;
  readonly placeholder: string;
  readonly required: boolean;
  /** Of `textarea`: most characters (UTF-16 units, as browsers count them); `null`: no limit. */
  readonly maxLength: number | null;
  /** Of `currency`. */
  readonly currencySymbol: string;
  /** Of `phone`. */
  readonly showCountryCode: boolean;
  /** Of `email`: whether it asks for leave to send news as well. */
  readonly mailingList: boolean;
  /** Of `section`. */
  readonly underline: boolean;
  /** Which parts ("Line1" …) the page has inputs for; `null`: all that the type has. */
  readonly parts: readonly string[] | null;
  /** The choices of `radio`, `checkbox` and `select`; of `likert` the questions. */
  readonly options: readonly string[];
  /** Of `hidden`: it is sent with the query string's value of this name, else with `value`. */
  readonly key: string;
  readonly value: string;
}

/** The answers to each question of a scale, from strongly disagree to strongly agree, as they are sent. */
export const LIKERT_ANSWERS = ['-2', '-1', '0', '1', '2'] as const;

const CHOOSES = new Set<FormFieldType>(['radio', 'checkbox', 'select', 'likert']);

/** The text as it stands; empty when it is missing or something else. */
export const textOf = (raw: unknown): string => (typeof raw === 'string' ? raw : typeof raw === 'number' ? String(raw) : '');

export const isRecord = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** The untrusted object's own value of this name: what a page has put on every object is none of it. */
export const own = (raw: unknown, name: string): unknown => (isRecord(raw) && Object.hasOwn(raw, name) ? raw[name] : undefined);

const TEXTS = ['title', 'description', 'placeholder', 'currencySymbol', 'key', 'value'] as const;
const FLAGS = ['required', 'showCountryCode', 'mailingList', 'underline'] as const;

/**
 * A field as its page describes it; what is missing or wrong is empty.
 * @param limited whether a long text has its maximum length
 */
export function createFormField(type: FormFieldType, id: string, stated: unknown = {}, limited = true): FormField {
  const field: Record<string, unknown> = {
    id,
    type,
    maxLength: limited && type === 'textarea' ? readMaxLength(own(stated, 'maxLength')) : null,
    options: readOptions(own(stated, 'options')) ?? [],
    parts: null,
  };
  for (const name of TEXTS) field[name] = textOf(own(stated, name));
  for (const name of FLAGS) field[name] = own(stated, name) === true;
  return field as unknown as FormField;
}

/**
 * The fields of a form, each an object or the JSON text of one; `undefined` when one of them cannot be shown (it has no id, no choices, or a
 * type that we do not know: a file, say), for a form that lacks a field must be left to the host.
 * @param limited whether long texts have their maximum length: only with the flag `VANILLA_FORM_HANDLER` (spec §3)
 */
export function readFormFields(raw: unknown, limited: boolean): readonly FormField[] | undefined {
  if (raw != null && !Array.isArray(raw)) return undefined;
  const fields: FormField[] = [];
  for (const one of (raw ?? []) as unknown[]) {
    const field = readFormField(typeof one === 'string' ? parseJson(one) : one, limited);
    if (!field) return undefined;
    fields.push(field);
  }
  return fields;
}

function readFormField(raw: unknown, limited: boolean): FormField | undefined {
  const type = FORM_FIELD_TYPES.find((known) => known === own(raw, 'type'));
  const id = textOf(own(raw, 'id'));
  return !type || !id || (CHOOSES.has(type) && !readOptions(own(raw, 'options'))) ? undefined : createFormField(type, id, raw, limited);
}

/** A limit that is 0 or no number is none (spec §5). */
function readMaxLength(raw: unknown): number | null {
  const number = readInteger(raw);
  return number !== undefined && number > 0 ? number : null;
}

function readOptions(raw: unknown): readonly string[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  const options: string[] = [];
  for (const one of raw as unknown[]) {
    if (typeof one !== 'string' && typeof one !== 'number') return undefined;
    options.push(String(one));
  }
  return options;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
