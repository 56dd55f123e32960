import { lazySchema, z } from '../../lib/zod.ts';
import { name } from '../../commerce/model/fields.ts';

/** One recorded error event: type, facts, and ms since the epoch. */
export const errorEventSchema = lazySchema(() =>
  z.object({ name: name(), data: z.record(z.string(), z.unknown()), timestamp: z.number() }),
);

export type ErrorEvent = z.infer<ReturnType<typeof errorEventSchema>>;
