/**
 * Puts values into a text's `{name}` placeholders. A placeholder without a value (own key) stays as it is; a value is put in
 * as it is, never read for placeholders or patterns again.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : placeholder));
}
