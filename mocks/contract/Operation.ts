import type { z } from '../../src/lib/zod.ts';
import type { FeatureName } from './features.ts';

/** A call of the bundle and what it expects back. */
export interface Operation {
  readonly feature: FeatureName;
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** As in OpenAPI: `{name}` is a parameter. */
  readonly path: string;
  readonly summary: string;
  /** Parameters of the query by name, with what they say. */
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: { readonly name: string; readonly schema: z.core.$ZodType };
  /** `null`: only that it was done. */
  readonly answer: { readonly name: string; readonly schema: z.core.$ZodType } | null;
}

/** A schema of a file, with its name in the OpenAPI file. */
export const part = <Schemas extends Record<string, z.core.$ZodType>>(schemas: Schemas, name: keyof Schemas & string) => ({
  name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  schema: schemas[name] as z.core.$ZodType,
});
