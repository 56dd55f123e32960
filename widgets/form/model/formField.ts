import { readInteger } from '../../../src/lib/readers.ts';
import type { FieldFacts } from '../../../src/commerce/model/FieldType.ts';
import { fieldTypes, FORM_FIELD_TYPES, type FormFieldType } from '../../../src/commerce/model/formFieldType.ts';
import { own, textOf } from '../../../src/commerce/model/untrusted.ts';

/** A field of a form (spec §3), flat: what its type does not have is empty. */
export interface FormField extends FieldFacts {
  /** The key of the field's value in a submission. */
  readonly id: string;
  readonly type: FormFieldType;
  readonly title: string;
  readonly description: string;
  readonly placeholder: string;
  /** Of `currency`. */
  readonly currencySymbol: string;
  /** Of `section`. */
  readonly underline: boolean;
  /** Which parts ("Line1" …) the page has inputs for; `null`: all that the type has. */
  readonly parts: readonly string[] | null;
}

const TEXTS = ['title', 'description', 'placeholder', 'currencySymbol', 'key', 'value'] as const;
const FLAGS = ['required', 'showCountryCode', 'mailingList', 'underline'] as const;

/**
 * A field as its page describes it; what is missing or wrong is empty.
 * @param limited whether a long text has its maximum length
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
 * The fields of a form, each an object or the JSON text of one; `undefined` when one of them cannot be shown (it has no id, no choices, or a
 * type that we do not know: a file, say), for a form that lacks a field must be left to the platform.
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
  if (!type || !id || (fieldTypes[type].read === 'options' && !readOptions(own(raw, 'options')))) return undefined;
  return createFormField(type, id, raw, limited);
}

/** A limit that is 0 or no number is none (spec §5). */
function readMaxLength(raw: unknown): number | null {
  const number = readInteger(raw);
  return number !== undefined && number > 0 ? number : null;
}

const readOptions = (raw: unknown): readonly string[] | undefined =>
  Array.isArray(raw) && raw.every((one) => typeof one === 'string' || typeof one === 'number') ? raw.map(String) : undefined;

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
