import type { FormDefinition } from '../model/formDefinition.ts';

/** One answer of an additional-fields form, in words. */
export interface FieldLine {
  /** The field's title, '' where it is not known. */
  readonly label: string;
  readonly text: string;
}

/**
 * The answers that a cart's line carries, as they are shown; fields left blank are left out. A text that is no JSON object is shown as it is.
 * @param additionalFields JSON text of field id to value (spec §3): a text, a list of texts, or questions with theirs
 */
export function fieldLines(additionalFields: string | null, form: FormDefinition | null): FieldLine[] {
  if (!additionalFields) return [];
  const lines: FieldLine[] = [];
  for (const [id, value] of Object.entries(parse(additionalFields))) {
    const text = toText(value);
    const title = form?.fields.find((field) => field['id'] === id)?.['title'];
    if (text) lines.push({ label: typeof title === 'string' ? title : '', text });
  }
  return lines;
}

function parse(json: string): object {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? value : [value];
  } catch {
    return [json];
  }
}

function toText(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value).trim();
  if (typeof value !== 'object' || value === null) return '';
  const texts: string[] = [];
  for (const [key, inner] of Object.entries(value)) {
    const text = toText(inner);
    if (text) texts.push(Array.isArray(value) ? text : `${key}: ${text}`);
  }
  return texts.join(', ');
}
