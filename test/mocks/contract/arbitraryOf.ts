import * as fc from '../../support/fastCheck.ts';
import type { Arbitrary } from '../../support/fastCheck.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

const KNOWN = new Set(
  (
    'type properties required additionalProperties propertyNames items anyOf enum const pattern minLength minimum maximum $ref ' +
    'exclusiveMinimum exclusiveMaximum'
  ).split(' '),
);

/**
 * Any JSON that a JSON Schema allows, with fields that it does not name where it allows them.
 *
 * @throws Error for a keyword that is not understood, so that nothing is left out silently
 */
export function arbitraryOf(schema: JsonSchema, components: Readonly<Record<string, JsonSchema>>): Arbitrary<unknown> {
  for (const keyword of Object.keys(schema)) if (!KNOWN.has(keyword)) throw new Error(`"${keyword}" is not understood.`);
  const of = (part: unknown): Arbitrary<unknown> => arbitraryOf(part as JsonSchema, components);
  const { $ref, anyOf, type, pattern, minimum = -1e6, maximum = 1e6, minLength = 0 } = schema;
  if (typeof $ref === 'string') return of(components[$ref.split('/').at(-1) ?? '']);
  if (Array.isArray(anyOf)) return fc.oneof(...anyOf.map(of));
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => of({ ...schema, type: one as string })));
  if (type === 'null') return fc.constant(null);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer') return fc.integer({ min: Number(minimum), max: Math.min(Number(maximum), 1e6) });
  if (type === 'number') return fc.double({ min: Number(minimum), max: Number(maximum), noNaN: true });
  if (type === 'string') {
    return typeof pattern === 'string'
      ? fc.stringMatching(new RegExp(pattern))
      : fc.string({ minLength: Number(minLength), maxLength: 12 });
  }
  if (type === 'array') return fc.array(of(schema['items']), { maxLength: 3 });
  if (type === 'object') return objectOf(schema, of);
  throw new Error(`${JSON.stringify(schema)} is not understood.`);
}

function objectOf(schema: JsonSchema, of: (part: unknown) => Arbitrary<unknown>): Arbitrary<unknown> {
  const { properties, required = [], additionalProperties } = schema;
  if (!properties) return fc.dictionary(fc.string({ minLength: 1, maxLength: 8 }), of(additionalProperties), { maxKeys: 3 });
  const named = Object.fromEntries(Object.entries(properties as Record<string, unknown>).map(([name, part]) => [name, of(part)]));
  const fields = fc.record(named, { requiredKeys: required as string[] });
  if (additionalProperties === false) return fields;
  const further = fc.dictionary(fc.stringMatching(/^x-[a-z]{1,5}$/), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 2 });
  return fc.tuple(further, fields).map(([more, given]) => ({ ...more, ...given }));
}
