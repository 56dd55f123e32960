/** Turns an untrusted value into a typed one; `undefined` refuses it. Used instead of zod where every page pays for the bytes. */
export type Reader<Value> = (raw: unknown) => Value | undefined;

export type ReadBy<Read> = Read extends Reader<infer Value> ? Value : never;

export const readText: Reader<string> = (raw) => (typeof raw === 'string' ? raw : undefined);

export const readFlag: Reader<boolean> = (raw) => (typeof raw === 'boolean' ? raw : undefined);

export const readNumber: Reader<number> = (raw) => (typeof raw === 'number' && Number.isFinite(raw) ? raw : undefined);

export const readInteger: Reader<number> = (raw) => {
  const number = typeof raw === 'string' && /^-?\d+$/.test(raw) ? Number(raw) : raw;
  return Number.isSafeInteger(number) ? (number as number) : undefined;
};

export const readAnything: Reader<unknown> = (raw) => raw;

/** Reads these own fields of an object. A missing or refused field is left out and harms no other; other fields pass unread. */
export const readFields =
  <Shape extends Readonly<Record<string, Reader<unknown>>>>(shape: Shape): Reader<{ readonly [Key in keyof Shape]?: ReadBy<Shape[Key]> }> =>
  (raw) => {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return undefined;
    const fields: Record<string, unknown> = { ...raw };
    for (const [name, read] of Object.entries(shape)) {
      if (!Object.hasOwn(fields, name)) continue;
      const value = read(fields[name]);
      if (value === undefined) delete fields[name];
      else fields[name] = value;
    }
    return fields as ReturnType<ReturnType<typeof readFields<Shape>>>;
  };

export const textOf = (raw: unknown): string => (typeof raw === 'string' ? raw : typeof raw === 'number' ? String(raw) : '');

/** A text with something in it; `null`: none. */
export const filledText = (raw: unknown): string | null => (typeof raw === 'string' && raw !== '' ? raw : null);

export const isRecord = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** The object's own property, because pages add to `Object.prototype`. */
export const own = (raw: unknown, name: string): unknown => (isRecord(raw) && Object.hasOwn(raw, name) ? raw[name] : undefined);
