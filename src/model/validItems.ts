import * as z from 'zod/mini';

/** A list of things that stand each for itself: what does not fit is left out; empty when the list is missing or null. */
export const validItems = <Item extends z.core.$ZodType>(item: Item) =>
  z.pipe(
    z.unknown().check(z.refine((given) => given === undefined || given === null || Array.isArray(given))),
    z.transform((given): z.infer<Item>[] => {
      const items: z.infer<Item>[] = [];
      for (const value of Array.isArray(given) ? given : []) {
        const parsed = z.safeParse(item, value);
        if (parsed.success) items.push(parsed.data);
      }
      return items;
    }),
  );
