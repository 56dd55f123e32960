const LONGEST = 500;

/**
 * The platform's message in a refusal: the first non-blank text in `message`, `error` or `errors`, each a text, a list, a map, or a nested
 * object; `null` without one.
 */
export function readServerMessage(body: unknown): string | null {
  return find(body, 3);
}

function find(value: unknown, depth: number): string | null {
  if (typeof value !== 'object' || value === null || depth === 0) return null;
  const fields = value as Record<string, unknown>;
  for (const name of ['message', 'error', 'errors']) {
    const found = Object.hasOwn(fields, name) ? textOf(fields[name], depth - 1) : null;
    if (found !== null) return found;
  }
  return null;
}

function textOf(value: unknown, depth: number): string | null {
  if (typeof value === 'string') return value.trim().slice(0, LONGEST) || null;
  const found = find(value, depth);
  if (found !== null || typeof value !== 'object' || value === null) return found;
  for (const part of Object.values(value)) {
    const text = depth > 0 ? textOf(part, depth - 1) : null;
    if (text !== null) return text;
  }
  return null;
}
