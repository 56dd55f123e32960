import type { FormApi } from '../calls/form.ts';
import { fail, ok } from '../../../src/lib/result.ts';
import { stringify } from '../../../src/lib/stringify.ts';
import type { FormField } from '../model/formField.ts';
import type { FormTexts } from '../formTexts.ts';
import type { SendForm } from './createSubmission.ts';
import { failureOf, readRefusal, refuse } from './failureOf.ts';

interface AnswerCheckDeps {
  readonly api: Pick<FormApi, 'validate'>;
  readonly texts: FormTexts;
  /** Does with the answers (JSON of field id to value) what they are for; a text says why it was not possible. */
  readonly use: (json: string) => Promise<string | null>;
}

/** The additional fields of a product: the platform judges the answers (spec §7), then they are used. A form without an id cannot be judged. */
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
