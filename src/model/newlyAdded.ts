import * as z from 'zod/mini';
import { lazySchema } from '../lib/schema';
import { cartEntrySchema } from './cartEntry';

/** What the host says it has added (spec §7, add-entry answer). Hosts send the entry itself; all of it is for themes and analytics. */
export const newlyAddedSchema = lazySchema(() => z.catch(z.nullable(cartEntrySchema()), null));

export type NewlyAdded = z.infer<ReturnType<typeof newlyAddedSchema>>;
