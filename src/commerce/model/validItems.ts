import { z } from '../../lib/zod.ts';

/** Leaves out items that do not fit. The list is required but may be null. */
export const validItems = <Item extends z.core.$ZodType>(item: Item) =>
  z.pipe(
    z.unknown().check(z.refine((given) => given === null || Array.isArray(given))),
    z.transform((given): z.infer<Item>[] => {
      const items: z.infer<Item>[] = [];
      for (const value of Array.isArray(given) ? given : []) {
        const parsed = z.safeParse(item, value);
        if (parsed.success) items.push(parsed.data);
      }
      return items;
    }),
  );
