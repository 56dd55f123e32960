import * as z from 'zod/mini';
import { readFlag, readInteger, readNumber, readText } from '../lib/readers.ts';
import { lazySchema } from '../lib/schema.ts';

// The parts that schemas are made of are built once, and not for each field: to build one costs more than to read a field by it.

/**
 * A value that `read` makes of the raw one; `undefined` refuses it. One kind of schema in place of zod's many checks, each of which
 * would weigh on every page that loads a cart, and cost time for each field of each line.
 */
export const readBy = <Value>(read: (raw: unknown) => Value | undefined) =>
  z.transform((raw: unknown, context): Value => {
    const value = read(raw);
    if (value === undefined) context.issues.push({ code: 'custom', input: raw });
    return value as Value;
  });

/** A whole number; hosts write some as text of digits. */
export const integer = lazySchema(() => readBy(readInteger));

/** A number of things: whole, 0 or more, 0 when the host leaves it out or says null. */
export const count = lazySchema(() =>
  readBy((raw) => {
    const number = readInteger(raw ?? 0);
    return number !== undefined && number >= 0 ? number : undefined;
  }),
);

/** An amount in minor units that the host may leave out: then 0. */
export const cents = lazySchema(() => readBy((raw) => readInteger(raw ?? 0)));

/** A whole number that is only shown or handed on: `null` when it is missing or something else. */
export const shownInteger = lazySchema(() => readBy((raw) => readInteger(raw) ?? null));

/** A text that is only shown: `null` when it is missing or something else, because nothing depends on it. */
export const shownText = lazySchema(() => readBy((raw) => readText(raw) ?? null));

/** A text that is shown as it stands: empty when it is missing or something else. */
export const blankText = lazySchema(() => readBy((raw) => readText(raw) ?? ''));

/** A name or id that we cannot do without. */
export const name = lazySchema(() => z.string().check(z.minLength(1)));

/** A yes or no that the page may leave open: `null` then, or when it is something else. */
export const statedFlag = lazySchema(() => readBy((raw) => readFlag(raw) ?? null));

/** A number that is only shown or handed on: `null` when it is missing or something else. */
export const shownNumber = lazySchema(() => readBy((raw) => readNumber(raw) ?? null));

/** A yes or no that the host may leave out: then no. */
export const flag = lazySchema(() => readBy((raw) => readFlag(raw) ?? false));

/** A list that must be there, though hosts set it to null when it is empty. One broken item is an error: we use them all. */
export const list = <Item extends z.core.$ZodType>(item: Item) =>
  z.pipe(
    z.nullable(z.array(item)),
    z.transform((items) => items ?? []),
  );

/** A list of things that we only hand on: empty when it is missing or something else. */
export const passedList = lazySchema(() => readBy((raw): unknown[] => (Array.isArray(raw) ? raw : [])));
