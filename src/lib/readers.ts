/**
 * Readers make a typed value of an untrusted one; `undefined` refuses it. They stand in for a schema where every page pays: what
 * comes over the wire, where a mistake costs more, is read by zod.
 */
export type Reader<Value> = (raw: unknown) => Value | undefined;

/** What a reader makes. */
export type ReadBy<Read> = Read extends Reader<infer Value> ? Value : never;

export const readText: Reader<string> = (raw) => (typeof raw === 'string' ? raw : undefined);

export const readFlag: Reader<boolean> = (raw) => (typeof raw === 'boolean' ? raw : undefined);

export const readNumber: Reader<number> = (raw) => (typeof raw === 'number' && Number.isFinite(raw) ? raw : undefined);

/** A whole number; platforms write some as text of digits. */
export const readInteger: Reader<number> = (raw) => {
  const number = typeof raw === 'string' && /^-?\d+$/.test(raw) ? Number(raw) : raw;
  return Number.isSafeInteger(number) ? (number as number) : undefined;
};

/** Anything at all, to be read by whoever uses it. */
export const readAnything: Reader<unknown> = (raw) => raw;

/**
 * An object of which these fields are read, its own ones only. A field that is missing or refused is left out and harms no other.
 * Fields that are not named pass through unread.
 */
export const readFields =
  <Shape extends Readonly<Record<string, Reader<unknown>>>>(shape: Shape): Reader<{ readonly [Key in keyof Shape]?: ReadBy<Shape[Key]> }> =>
  (raw) => {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return undefined;
    const fields: Record<string, unknown> = { ...raw };
    for (const [name, read] of Object.entries(shape)) {
      const value = Object.hasOwn(raw, name) ? read(fields[name]) : undefined;
      if (value === undefined) delete fields[name];
      else fields[name] = value;
    }
    return fields as ReturnType<ReturnType<typeof readFields<Shape>>>;
  };
