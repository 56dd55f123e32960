import { z } from '../../lib/zod.ts';
import { withoutInherited } from '../../lib/withoutInherited.ts';

/** A record keyed by page data; items that do not fit are left out. It has no prototype, so that keys such as `__proto__` are ordinary. */
export const recordOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.pipe(
    z.custom<Readonly<Record<string, unknown>>>((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
    z.transform((given): Readonly<Record<string, z.infer<Item>>> => {
      const record = withoutInherited<Record<string, z.infer<Item>>>({});
      for (const [key, value] of Object.entries(given)) {
        const parsed = z.safeParse(item, value);
        if (parsed.success) record[key] = parsed.data;
      }
      return record;
    }),
  );
