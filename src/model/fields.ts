import * as z from 'zod/mini';

/** A whole number; hosts write some as text of digits. */
export const integer = () =>
  z.pipe(
    z.transform((value) => (typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value)),
    z.number().check(z.int()),
  );

/** A number of things: whole, 0 or more, 0 when the host leaves it out or says null. */
export const count = () =>
  z.pipe(
    z.transform((value) => value ?? 0),
    z.pipe(integer(), z.number().check(z.gte(0))),
  );

/** An amount in minor units that the host may leave out: then 0. */
export const cents = () =>
  z.pipe(
    z.transform((value) => value ?? 0),
    integer(),
  );

/** A text that is only shown: `null` when it is missing or something else, because nothing depends on it. */
export const shownText = () => z.catch(z.nullable(z.string()), null);

/** A yes or no that the host may leave out: then no. */
export const flag = () => z.catch(z.boolean(), false);

/** A list that hosts set to null when it is empty. */
export const list = <Item extends z.core.$ZodType>(item: Item) =>
  z.pipe(
    z.transform((value) => value ?? []),
    z.array(item),
  );
