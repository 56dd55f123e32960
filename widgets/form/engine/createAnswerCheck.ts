import type { FormApi } from '../calls/form.ts';
import { fail, ok } from '../../../src/lib/result.ts';
import { stringify } from '../../../src/lib/stringify.ts';
import type { FormField } from '../model/formField.ts';
import type { FormTexts } from '../formTexts.ts';
import type { SendForm } from './createSubmission.ts';
import { failureOf, readRefusal, refuse } from './failureOf.ts';
import type { Draft } from './createDraft.ts';
import type { FormValues } from './formValues.ts';

interface AnswerCheckDeps {
  readonly api: Pick<FormApi, 'validate'>;
  readonly texts: FormTexts;
  /** Uses the answers (JSON of field id to value); a resolved text explains a failure. */
  readonly use: (json: string) => Promise<string | null>;
}

/** Has the platform check a product's additional fields, then uses them; a form without id cannot be checked. */
export function createAnswerCheck(
  form: { readonly id: string | null; readonly fields: readonly FormField[] },
  { api, texts, use }: AnswerCheckDeps,
): SendForm {
  return async (sanitize) => {
    const answers = sanitize();
    if (form.id !== null) {
      const answer = await api.validate(form.id, answers);
      const failure = answer.ok ? readRefusal(answer.value, form.fields, texts, true) : failureOf(answer.error, form.fields, texts);
      if (failure) return fail(failure);
    }
    const text = await use(stringify(answers));
    return text === null ? ok(undefined) : fail(refuse(text));
  };
}

/** Keeps what was typed into closed lightboxes, by product or cart line, while the shop runs. */
interface AnswerDrafts {
  open(name: string): Draft;
}

export function createAnswerDrafts(): AnswerDrafts {
  const kept = new Map<string, FormValues>();
  return {
    open: (name) => ({
      read: () => ({ values: kept.get(name), step: 0 }),
      write: (values) => void kept.set(name, values),
      clear: () => void kept.delete(name),
    }),
  };
}
