import { z } from '../../lib/zod.ts';

/**
 * A record keyed by data of the page (product ids, texts' keys, a visitor's questions): what does not fit is left out. The result has no
 * prototype, so that a key named `__proto__` or `constructor` is a key like any other.
 */
export const recordOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.pipe(
    z.custom<Readonly<Record<string, unknown>>>((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
    z.transform((given): Readonly<Record<string, z.infer<Item>>> => {
      const record = Object.create(null) as Record<string, z.infer<Item>>;
      for (const [key, value] of Object.entries(given)) {
        const parsed = z.safeParse(item, value);
        if (parsed.success) record[key] = parsed.data;
      }
      return record;
    }),
  );
