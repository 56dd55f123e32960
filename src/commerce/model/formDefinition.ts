import { withoutInherited } from '../../lib/withoutInherited.ts';
import { filledText, isRecord } from '../../lib/readers.ts';
import { parseJson } from '../../lib/result.ts';

export interface FormDefinition {
  readonly id: string | null;
  readonly name: string | null;
  /** Each an object, read by the forms part. */
  readonly fields: readonly Readonly<Record<string, unknown>>[];
  /** Whether addresses may be completed from the platform's lookup. */
  readonly places: boolean;
}

/** Reads an additional-fields form. A field may be an object or its JSON text; any other is left out. */
export function parseFormDefinition(raw: unknown, id: string | null): FormDefinition | null {
  const form = isRecord(raw) ? withoutInherited(raw) : null;
  if (!form && id === null) return null;
  const fields: Record<string, unknown>[] = [];
  for (const field of Array.isArray(form?.['fields']) ? form['fields'] : []) {
    const value: unknown = typeof field === 'string' ? parseJson(field) : field;
    if (isRecord(value)) fields.push(value);
  }
  return { id: filledText(form?.['id']) ?? id, name: filledText(form?.['name']), fields, places: form?.['placesEnabled'] === true };
}
