import * as z from 'zod/mini';
import { lazySchema } from '../lib/schema.ts';
import { name } from './fields.ts';

/** What the site owner sends to write to those who wait for one variant (spec §3). */
export const restockSendSchema = lazySchema(() => z.object({ productId: name(), variantId: name() }));

export type RestockSend = z.infer<ReturnType<typeof restockSendSchema>>;

/** The same for several variants at once. */
export const restockSendAllSchema = lazySchema(() => z.object({ sendRequests: z.array(restockSendSchema()) }));

export type RestockSendAll = z.infer<ReturnType<typeof restockSendAllSchema>>;
