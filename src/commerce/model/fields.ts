import { withoutInherited } from '../../lib/withoutInherited.ts';
import { isRecord, readFlag, readInteger, readText, type Reader } from '../../lib/readers.ts';
import { lazySchema, z } from '../../lib/zod.ts';

// Shared between schemas, because building a part costs more than reading a field with it.

// Whole numbers, bounds and lengths are refinements: zod's own checks are a class each, with messages that nobody reads here.

export const whole = () => z.number().check(z.refine(Number.isSafeInteger));

export const within = (least: number, most = Infinity) => z.refine<number>((given) => given >= least && given <= most);

export const ofLength = (least: number, most = Infinity) =>
  z.refine<{ readonly length: number }>(({ length }) => length >= least && length <= most);

/** Hosts write some numbers as text of digits. */
const toNumber = (raw: unknown): unknown => (typeof raw === 'string' && /^-?\d+$/.test(raw) ? Number(raw) : raw);

export const integer = lazySchema(() => z.pipe(z.transform(toNumber), whole()));

/** Minor units; 0 when missing. */
export const cents = lazySchema(() =>
  z.pipe(
    z.transform((raw: unknown) => toNumber(raw ?? 0)),
    whole(),
  ),
);

/** Whole, 0 or more; 0 when missing or null. */
export const count = lazySchema(() => cents().check(within(0)));

/** A field that is only shown, and is never an error. One part instead of one for each of its rules: a long cart has a thousand of these. */
const shown = <Value, Otherwise>(read: Reader<Value>, otherwise: Otherwise) => z.transform((raw: unknown) => read(raw) ?? otherwise);

/** `null` when missing or malformed. */
export const shownInteger = lazySchema(() => shown(readInteger, null));

/** `null` when missing or malformed. */
export const shownText = lazySchema(() => shown(readText, null));

export const blankText = lazySchema(() => shown(readText, ''));

export const name = lazySchema(() => z.string().check(ofLength(1)));

export const flag = lazySchema(() => shown(readFlag, false));

/** Must be there, but may be null when empty. One broken item is an error, because all are used. */
export const list = <Item extends z.core.$ZodType>(item: Item) =>
  z.pipe(
    z.nullable(z.array(item)),
    z.transform((items) => items ?? []),
  );

/** Empty when missing or malformed, because it is only passed on. */
export const passedList = lazySchema(() => z.transform((raw): readonly unknown[] => (Array.isArray(raw) ? raw : [])));

/** A record keyed by page data; items that do not fit are left out. It has no prototype, so that keys such as `__proto__` are ordinary. */
export const recordOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.pipe(
    z.custom<Readonly<Record<string, unknown>>>(isRecord),
    z.transform((given): Readonly<Record<string, z.infer<Item>>> => {
      const record = withoutInherited<Record<string, z.infer<Item>>>({});
      for (const [key, value] of Object.entries(given)) {
        const parsed = z.safeParse(item, value);
        if (parsed.success) record[key] = parsed.data;
      }
      return record;
    }),
  );
