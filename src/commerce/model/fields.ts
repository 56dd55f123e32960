import { z } from '../../lib/zod.ts';

// The parts that schemas are made of are built once, and not for each field: to build one costs more than to read a field by it.

/** Hosts write some numbers as text of digits; anything else stays as it is. */
const toNumber = (raw: unknown): unknown => (typeof raw === 'string' && /^-?\d+$/.test(raw) ? Number(raw) : raw);

/** A whole number. */
export const integer = z.pipe(z.transform(toNumber), z.int());

/** A number of things: whole, 0 or more, 0 when the platform leaves it out or says null. */
export const count = z.pipe(
  z.transform((raw: unknown) => toNumber(raw ?? 0)),
  z.int().check(z.gte(0)),
);

/** An amount in minor units that the platform may leave out: then 0. */
export const cents = z.pipe(
  z.transform((raw: unknown) => toNumber(raw ?? 0)),
  z.int(),
);

/** A whole number that is only shown or handed on: `null` when it is missing or something else. */
export const shownInteger = z.catch(z.nullable(integer), null);

/** A text that is only shown: `null` when it is missing or something else, because nothing depends on it. */
export const shownText = z.catch(z.nullable(z.string()), null);

/** A text that is shown as it stands: empty when it is missing or something else. */
export const blankText = z.catch(z.string(), '');

/** A name or id that we cannot do without. */
export const name = z.string().check(z.minLength(1));

/** A yes or no that the platform may leave out: then no. */
export const flag = z.catch(z.boolean(), false);

/** A list that must be there, though platforms set it to null when it is empty. One broken item is an error: we use them all. */
export const list = <Item extends z.core.$ZodType>(item: Item) =>
  z.pipe(
    z.nullable(z.array(item)),
    z.transform((items) => items ?? []),
  );

/** A list of things that we only hand on: empty when it is missing or something else. */
export const passedList = z.catch(z.array(z.unknown()), () => []);
