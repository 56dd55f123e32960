import { stringify } from '../../../src/lib/stringify.ts';
import type { FormFilters } from '../filters.ts';
import type { Form } from '../model/form.ts';
import type { FormAnswers } from './sanitizeForm.ts';

type FormFilter = FormFilters['form-values'];

/**
 * What the page's filters make of a form's hidden fields as it is sent. The same answers get the same values, because a form that is sent
 * again has to be recognised as the same.
 */
export function createRefine(
  { id, fields }: Pick<Form, 'id' | 'fields'>,
  filterNow: () => ((value: unknown, detail: () => object) => unknown) | null,
): (answers: FormAnswers) => FormAnswers {
  const hidden = fields.filter(({ type }) => type === 'hidden');
  let known: { readonly from: string; readonly refined: FormAnswers } | null = null;
  return (answers) => {
    const filter = filterNow();
    if (!filter || hidden.length === 0) return answers;
    const from = stringify(answers);
    if (known?.from === from) return known.refined;
    const values = Object.fromEntries(hidden.map((field) => [field.id, String(answers[field.id] ?? '')]));
    const names = Object.fromEntries(hidden.map((field) => [field.id, field.key]));
    const filtered = filter(values, (): FormFilter['detail'] => ({ formId: id, names })) as FormFilter['value'];
    const refined = Object.fromEntries(hidden.map((field) => [field.id, filtered[field.id] ?? '']));
    known = { from, refined: { ...answers, ...refined } };
    return known.refined;
  };
}
