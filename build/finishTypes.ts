import { readdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Relative imports of a declaration file: `from './a.ts'`, `import './a.ts'`, `import('./a.ts')`. */
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*["'](\.[^"']+)["']/g;

/**
 * The types of schemas, as far as declarations of the package use them: what they parse into. Nothing that is shipped imports zod, whose types
 * would otherwise be the only reason to install it. A test compares the results with those of zod itself.
 */
const SCHEMA_TYPES = `export declare namespace z {
  interface Schema<Output> {
    readonly output: Output;
  }
  interface Optional {
    readonly isOptional: true;
  }
  type infer<Of extends Schema<unknown>> = Of['output'];
  type Flat<Fields> = { [Key in keyof Fields]: Fields[Key] };
  type Shape = Readonly<Record<string, Schema<unknown>>>;
  type ObjectOf<Fields extends Shape> = { [Key in keyof Fields as Fields[Key] extends Optional ? never : Key]: Fields[Key]['output'] } & {
    [Key in keyof Fields as Fields[Key] extends Optional ? Key : never]?: Fields[Key]['output'];
  };
  namespace core {
    type $strip = {};
    type $loose = { [name: string]: unknown };
  }
  type ZodMiniString<Output = string> = Schema<Output>;
  type ZodMiniNumber<_Input = unknown> = Schema<number>;
  type ZodMiniInt = Schema<number>;
  type ZodMiniBoolean<_Input = unknown> = Schema<boolean>;
  type ZodMiniUnknown = Schema<unknown>;
  type ZodMiniCustom<Output, _Input> = Schema<Output>;
  type ZodMiniTransform<Output, _Input> = Schema<Output>;
  type ZodMiniPipe<_From, To> = To;
  type ZodMiniCatch<Of extends Schema<unknown>> = Schema<Of['output']>;
  type ZodMiniNullable<Of extends Schema<unknown>> = Schema<Of['output'] | null>;
  type ZodMiniOptional<Of extends Schema<unknown>> = Schema<Of['output'] | undefined> & Optional;
  type ZodMiniEnum<Values extends Readonly<Record<string, unknown>>> = Schema<Values[keyof Values]>;
  type ZodMiniUnion<Members extends readonly Schema<unknown>[]> = Schema<Members[number]['output']>;
  type ZodMiniArray<Of extends Schema<unknown>> = Schema<Of['output'][]>;
  type ZodMiniObject<Fields extends Shape, Rest> = Schema<Flat<ObjectOf<Fields> & Rest>>;
}
`;

/** Removes the declarations that no entry leads to, because the compiler writes one for every file it reads, and zod from the others. */
export function finishTypes(folder: string, entries: readonly string[]): void {
  const reached = new Set<string>();
  const walk = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const path = resolve(dirname(file), name.replace(/(?:\.d)?\.tsx?$/, '.d.ts'));
      if (path.endsWith('.d.ts')) walk(path);
    }
  };
  for (const entry of entries) walk(resolve(entry));
  writeFileSync(join(folder, 'src/lib/zod.d.ts'), SCHEMA_TYPES);
  removeOthers(resolve(folder), reached);
}

function removeOthers(folder: string, kept: ReadonlySet<string>): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) removeOthers(path, kept);
    else if (!kept.has(path)) rmSync(path);
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}
