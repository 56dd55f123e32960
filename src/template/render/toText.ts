export function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (!Array.isArray(value)) return scalarText(value);
  let text = '';
  for (let at = 0; at < value.length; at++) text += at > 0 ? `,${scalarText(value[at])}` : scalarText(value[at]);
  return text;
}

/** Empty for containers, null and missing values. */
export function scalarText(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
    case 'boolean':
    case 'bigint':
      return String(value);
    default:
      return '';
  }
}
