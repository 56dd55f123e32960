import { z } from '../../lib/zod.ts';
import { name } from '../../commerce/model/fields.ts';

/** One recorded event of the error recording (spec §7): what happened, its facts, and when (ms since the epoch). */
export const errorEventSchema = z.object({ name, data: z.record(z.string(), z.unknown()), timestamp: z.number() });

export type ErrorEvent = z.infer<typeof errorEventSchema>;
