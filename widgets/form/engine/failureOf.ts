import type { ApiError } from '../../../src/core/wire/ApiError.ts';
import type { FormField } from '../model/formField.ts';
import { isRecord, own, textOf } from '../../../src/lib/readers.ts';
import type { FormTexts } from '../formTexts.ts';
import type { FormFailure } from './FormState.ts';
import { partIds } from './formValues.ts';
import { withoutInherited } from '../../../src/lib/withoutInherited.ts';

const LONGEST = 500;

/** The message for a form that the platform did not accept. */
export function failureOf(error: ApiError, fields: readonly FormField[], texts: FormTexts): FormFailure {
  const { status, kind } = error;
  if (kind === 'crumb') return refuse(texts.processingError);
  if (status === 401) return refuse(texts.unauthorized);
  if (status === 404) return refuse(texts.notConfigured);
  if (status === 429) return refuse(texts.rateLimited);
  if (status === 500) return refuse(texts.serverError);
  return readRefusal(error.body, fields, texts) ?? refuse(error.serverMessage ?? texts.unknownError);
}

/** The message when no key could be had, with advice where it is known. */
export function keyFailure({ kind }: ApiError, texts: FormTexts, cookiesEnabled: boolean): FormFailure {
  if (kind === 'crumb') return refuse(cookiesEnabled ? texts.sessionExpired : texts.cookiesDisabled);
  return refuse(kind === 'offline' ? texts.unreachable : kind === 'rate-limit' ? texts.rateLimited : texts.noSubmissionKey);
}

export const refuse = (message: string): FormFailure => ({ message, errors: {} });

/**
 * The platform's errors by field id (`errors`, or the body itself): each a text, a list, or an object with `message`; `null` without any.
 * Errors of fields that are not shown become the form's.
 *
 * @param isTaken the response was 2xx: only `errors` count as a refusal
 */
export function readRefusal(body: unknown, fields: readonly FormField[], texts: FormTexts, isTaken = false): FormFailure | null {
  const errors = withoutInherited<Record<string, string[]>>({});
  const formLevel: string[] = [];
  let isAny = false;
  const map = own(body, 'errors') ?? (isTaken ? null : body);
  if (!isRecord(map) && map !== body)
    formLevel.push(
      ...asList(map)
        .filter((one) => typeof one !== 'number')
        .flatMap(wordsOf),
    );
  for (const id of isRecord(map) ? Object.keys(map) : []) {
    const field = fields.find((known) => known.id === id);
    for (const text of asList(own(map, id)).flatMap(wordsOf)) {
      if (field && partIds(field).length > 0) {
        (errors[id] ??= []).push(text);
        isAny = true;
      } else if (field || map !== body) formLevel.push(text);
    }
  }
  if (!isAny && formLevel.length === 0) return null;
  return { message: [...(isAny ? [texts.invalidFields] : []), ...formLevel].join(' '), errors };
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : [value]);

/** A text, or the object's `message`. */
function wordsOf(said: unknown): readonly string[] {
  const text = (textOf(said) || textOf(own(said, 'message'))).trim().slice(0, LONGEST);
  return text ? [text] : [];
}
