import type { FormApi } from '../calls/form.ts';
import { fail, ok, type Result } from '../../../src/lib/result.ts';
import { readFormJson, type Form, type KnownForm } from '../model/form.ts';
import type { FormTexts } from '../formTexts.ts';

/**
 * The form that the platform describes for a kind of form block; a failure is the text that is shown in place of the form (spec §8).
 * @param type the form block's type, as the page states it
 * @param signal gives the request up
 */
export async function loadTemplate(
  api: Pick<FormApi, 'template'>,
  type: string,
  known: KnownForm,
  texts: FormTexts,
  signal?: AbortSignal,
): Promise<Result<Form, string>> {
  const answer = await api.template(type, { signal });
  if (!answer.ok) return fail(answer.error.serverMessage ?? (answer.error.status === 404 ? texts.notConfigured : texts.unknownError));
  const form = readFormJson(answer.value, known);
  return form ? ok(form) : fail(texts.notConfigured);
}
