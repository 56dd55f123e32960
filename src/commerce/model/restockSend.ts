import { z } from '../../lib/zod.ts';
import { name } from './fields.ts';

/** What the site owner sends to write to those who wait for one variant (spec §3). */
export const restockSendSchema = z.object({ productId: name, variantId: name });

export type RestockSend = z.infer<typeof restockSendSchema>;

/** The same for several variants at once. */
export const restockSendAllSchema = z.object({ sendRequests: z.array(restockSendSchema) });

export type RestockSendAll = z.infer<typeof restockSendAllSchema>;
