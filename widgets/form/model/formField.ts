import { own, readInteger, textOf } from '../../../src/lib/readers.ts';
import type { FieldFacts } from '../../../src/commerce/model/FieldType.ts';
import { fieldTypes, FORM_FIELD_TYPES, type FormFieldType } from '../../../src/commerce/model/formFieldType.ts';
import { parseJson } from '../../../src/lib/result.ts';

/** A form field; properties of other types are empty. */
export interface FormField extends FieldFacts {
  readonly id: string;
  readonly type: FormFieldType;
  readonly title: string;
  readonly description: string;
  readonly placeholder: string;
  readonly currencySymbol: string;
  readonly underline: boolean;
  /** The parts ("Line1" …) with inputs on the page; `null`: all of the type. */
  readonly parts: readonly string[] | null;
}

const TEXTS = ['title', 'description', 'placeholder', 'currencySymbol', 'key', 'value'] as const;
const FLAGS = ['required', 'showCountryCode', 'mailingList', 'underline'] as const;

/**
 * Missing or malformed properties are empty.
 *
 * @param limited whether a long text has a maximum length
 */
export function createFormField(type: FormFieldType, id: string, stated: unknown = {}, limited = true): FormField {
  const field: Record<string, unknown> = { id, type, maxLength: null, options: [], parts: null };
  const { read } = fieldTypes[type];
  if (read === 'options') field['options'] = readOptions(own(stated, read)) ?? [];
  if (read === 'maxLength' && limited) field['maxLength'] = readMaxLength(own(stated, read));
  for (const name of TEXTS) field[name] = textOf(own(stated, name));
  for (const name of FLAGS) field[name] = own(stated, name) === true;
  return field as unknown as FormField;
}

/**
 * Reads fields as objects or JSON text; `undefined` when one is broken (no id, no choices). `null` when one has a type that only the
 * platform knows, such as a file: the form is left to it, because an incomplete one must not be sent.
 *
 * @param limited whether long texts have a maximum length
 */
export function readFormFields(raw: unknown, limited: boolean): readonly FormField[] | null | undefined {
  if (raw != null && !Array.isArray(raw)) return undefined;
  const fields = ((raw ?? []) as unknown[]).map((one) => readFormField(typeof one === 'string' ? parseJson(one) : one, limited));
  for (const fault of [null, undefined]) if (fields.includes(fault)) return fault;
  return fields as FormField[];
}

function readFormField(raw: unknown, limited: boolean): FormField | null | undefined {
  const stated = textOf(own(raw, 'type'));
  const type = FORM_FIELD_TYPES.find((known) => known === stated);
  const id = textOf(own(raw, 'id'));
  if (!type) return stated && id ? null : undefined;
  if (!id || (fieldTypes[type].read === 'options' && !readOptions(own(raw, 'options')))) return undefined;
  return createFormField(type, id, raw, limited);
}

/** 0 and non-numbers mean no limit. */
function readMaxLength(raw: unknown): number | null {
  const number = readInteger(raw);
  return number !== undefined && number > 0 ? number : null;
}

const readOptions = (raw: unknown): readonly string[] | undefined =>
  Array.isArray(raw) && raw.every((one) => typeof one === 'string' || typeof one === 'number') ? raw.map(String) : undefined;
