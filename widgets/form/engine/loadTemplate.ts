import type { FormApi } from '../calls/createFormCalls.ts';
import { fail, ok, type Result } from '../../../src/lib/result.ts';
import { readFormJson, type Form, type KnownForm } from '../model/form.ts';
import type { FormTexts } from '../formTexts.ts';

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
