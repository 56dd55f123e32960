import type { Schema } from './ModelContext.ts';

/**
 * The fault of a value by its schema, in words; `null`: none. Browsers pass on what an agent sends as it is.
 *
 * @param at what the value is called
 */
export function findFault(schema: Schema, value: unknown, at = 'input'): string | null {
  if (schema.type === 'object') return faultOfObject(schema, value, at);
  if (schema.type === 'array') return faultOfList(schema, value, at);
  if (schema.type === 'integer') {
    const { minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = schema;
    return Number.isInteger(value) && (value as number) >= minimum && (value as number) <= maximum
      ? null
      : `${at} must be a whole number from ${minimum} to ${maximum}.`;
  }
  if (typeof value !== 'string') return `${at} must be a text.`;
  if (schema.enum && !schema.enum.includes(value)) return `${at} must be one of ${JSON.stringify(schema.enum)}.`;
  const { maxLength = LONGEST_TEXT } = schema;
  return value.length > maxLength ? `${at} must not be longer than ${maxLength} characters.` : null;
}

const LONGEST_TEXT = 5000;
const LONGEST_LIST = 50;

function faultOfObject({ properties = {}, required = [], additionalProperties }: Schema, value: unknown, at: string): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return `${at} must be an object.`;
  const missing = required.find((name) => !Object.hasOwn(value, name));
  if (missing !== undefined) return `${at} must have "${missing}".`;
  for (const [name, one] of Object.entries(value)) {
    const schema = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
    if (!schema) return `${at} has no "${name.slice(0, 50)}". It takes: ${Object.keys(properties).join(', ') || 'nothing'}.`;
    const fault = findFault(schema, one, name.slice(0, 50));
    if (fault) return fault;
  }
  return null;
}

function faultOfList({ items, maxItems = LONGEST_LIST }: Schema, value: unknown, at: string): string | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > maxItems) return `${at} must be a list of 1 to ${maxItems}.`;
  for (const one of value) {
    const fault = items && findFault(items, one, `each of ${at}`);
    if (fault) return fault;
  }
  return null;
}
