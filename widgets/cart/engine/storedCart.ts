import type { Store } from '../../../src/lib/openStore.ts';
import { stringify } from '../../../src/lib/stringify.ts';
import { lazySchema, z } from '../../../src/lib/zod.ts';
import { KEPT_CART_KEY } from '../../../src/commerce/model/constants.ts';
import { ofLength } from '../../../src/commerce/model/fields.ts';
import { addEntrySchema } from '../model/addEntry.ts';
import { cartIntentSchema, restoringOf } from '../model/cartIntent.ts';
import type { CartModel, SharedWrite, StoredCart } from './CartModel.ts';
import { wasSent, type QueuedChange, type StoredChange } from './QueuedChange.ts';
import { sharedWrites } from './unconfirmedWrites.ts';
import { parseJson } from '../../../src/lib/result.ts';

const VERSION = 2;

/** A longer text is not stored, because the storage is shared with the whole site. */
const MAX_CHARACTERS = 100_000;
const MAX_CHANGES = 50;

const knownLine = () => z.object({ id: z.string(), quantity: z.number(), additionalFields: z.nullable(z.string()) });
const key = () => z.string().check(ofLength(1, 100));

const sharedWriteSchema = lazySchema(() =>
  z.object({
    key: key(),
    added: addEntrySchema(),
    isExpress: z.boolean(),
    isRestore: z.optional(z.boolean()),
    before: z.nullable(z.array(knownLine())),
    doneAt: z.number(),
  }),
);

const storedChangeSchema = lazySchema(() =>
  z.object({
    key: key(),
    intent: cartIntentSchema(),
    isSent: z.boolean(),
    before: z.nullable(z.array(knownLine())),
  }),
);

/** Pages of another version of this script may have written it, and may read it: its names stay. */
const storedSchema = lazySchema(() =>
  z.object({
    version: z.literal(VERSION),
    wants: z.array(storedChangeSchema()).check(ofLength(0, MAX_CHANGES)),
    unconfirmed: z.array(sharedWriteSchema()).check(ofLength(0, MAX_CHANGES)),
    delegated: z.catch(z.array(storedChangeSchema()).check(ofLength(0, MAX_CHANGES)), () => []),
  }),
);

/**
 * Stores what the next page of the tab has to go on with. What pages between have stored stays until this one has something else to store:
 * a change that is delegated to another tab may come back to this one.
 * @param last what this page has stored before; `null`: nothing
 * @returns what it has stored now
 */
export function storeCart(session: Store, model: CartModel, last: string | null): string | null {
  const text = stringifyStored(model);
  if (text === last) return text;
  if (text === null) session.remove(KEPT_CART_KEY);
  else session.set(KEPT_CART_KEY, text);
  return text;
}

/** `null`: there is nothing to store. */
function stringifyStored({ queue, unconfirmed }: CartModel): string | null {
  const wants = toStoredChanges(queue);
  const delegated = queue.filter(isDelegated).slice(-MAX_CHANGES).map(toStoredChange);
  // Also those that were found done: a visitor who was shown a failure may click again on the next page.
  const own = sharedWrites(unconfirmed);
  if (wants.length + delegated.length + own.length === 0) return null;
  const text = stringify({ version: VERSION, wants, unconfirmed: own, ...(delegated.length > 0 && { delegated }) });
  return text.length <= MAX_CHARACTERS ? text : null;
}

/** The changes as they are handed on; a delegated one is handed on by the page that has it. */
export const toStoredChanges = (queue: readonly QueuedChange[]): StoredChange[] =>
  queue
    .slice(0, MAX_CHANGES)
    .filter((change) => !isDelegated(change))
    .map(toStoredChange);

const toStoredChange = (change: QueuedChange): StoredChange => ({
  key: change.key,
  intent: change.intent,
  isSent: wasSent(change),
  before: change.before,
});

const isDelegated = ({ status }: QueuedChange): boolean => status.type === 'delegated';

/** Reads the cart that an earlier page has stored; `null`: nothing that can be read. */
export function readStoredCart(session: Store): StoredCart | null {
  const stored = z.safeParse(storedSchema(), parseJson(session.get(KEPT_CART_KEY)));
  if (!stored.success) return null;
  const { wants, unconfirmed, delegated } = stored.data;
  const keys = new Set(wants.map((change) => change.key));
  // A line cannot be changed whose coming back is not known.
  const changes = wants.filter(({ intent }) => {
    const restoring = restoringOf(intent);
    return restoring === undefined || keys.has(restoring);
  });
  return { changes, unconfirmed, delegated };
}

/** Unconfirmed writes that another tab reports; what cannot be read is left out. */
export const parseSharedWrites = (raw: unknown): SharedWrite[] => parseEach(sharedWriteSchema(), raw);

/** Changes that another tab hands on; what cannot be read is left out. */
export const parseStoredChanges = (raw: unknown): StoredChange[] => parseEach(storedChangeSchema(), raw);

const parseEach = <Item>(item: z.ZodMiniType<Item>, raw: unknown): Item[] =>
  (Array.isArray(raw) ? raw.slice(0, MAX_CHANGES) : []).flatMap((one) => z.safeParse(item, one).data ?? []);
