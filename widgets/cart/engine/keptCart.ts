import { stringify } from '../../../src/lib/stringify.ts';
import { z } from '../../../src/lib/zod.ts';
import { addEntrySchema } from '../model/addEntry.ts';
import { cartIntentSchema } from '../model/cartIntent.ts';
import type { CartModel, KeptCart, KeptWant, SharedWrite, Want } from './CartModel.ts';
import { sharedWrites } from './unconfirmedWrites.ts';

const VERSION = 2;

/** More than that is not kept: what is kept is small, and a storage is shared with the whole site. */
const MOST_CHARACTERS = 100_000;
const MOST_WANTS = 50;

const knownLine = () => z.object({ id: z.string(), quantity: z.number(), additionalFields: z.nullable(z.string()) });
const key = () => z.string().check(z.minLength(1), z.maxLength(100));

const sharedWriteSchema = z.object({
  key: key(),
  added: addEntrySchema,
  isExpress: z.boolean(),
  before: z.array(knownLine()),
  doneAt: z.number(),
});

const keptWantSchema = z.object({ key: key(), intent: cartIntentSchema, isSent: z.boolean(), before: z.nullable(z.array(knownLine())) });

const keptSchema = z.object({
  version: z.literal(VERSION),
  wants: z.array(keptWantSchema).check(z.maxLength(MOST_WANTS)),
  unconfirmed: z.array(sharedWriteSchema).check(z.maxLength(MOST_WANTS)),
});

/** The text that is kept of the cart; `null`: nothing has to be. */
export function writeKept({ intents, unconfirmed }: CartModel): string | null {
  const wants = keepWants(intents);
  // Also those that were found done: who was told that they had failed may click again on the next page.
  const own = sharedWrites(unconfirmed.filter(({ isForeign }) => !isForeign));
  if (wants.length === 0 && own.length === 0) return null;
  const text = stringify({ version: VERSION, wants, unconfirmed: own });
  return text.length <= MOST_CHARACTERS ? text : null;
}

/** The intents as they are handed on; what another page does is its own to hand on. */
export const keepWants = (intents: readonly Want[]): KeptWant[] =>
  intents
    .slice(0, MOST_WANTS)
    .filter(({ isTaken }) => !isTaken)
    .map(({ key: name, intent, phase, before }) => ({ key: name, intent, isSent: phase !== 'new', before }));

/** What an earlier page has kept; `null`: nothing that can be read. */
export function readKept(text: string | null): KeptCart | null {
  const kept = z.safeParse(keptSchema, parseJson(text));
  if (!kept.success) return null;
  const names = new Set(kept.data.wants.map((want) => want.key));
  // A line that is not known to come back cannot be changed.
  const wants = kept.data.wants.filter(
    ({ intent }) => !('restoring' in intent) || intent.restoring === undefined || names.has(intent.restoring),
  );
  return { wants, unconfirmed: kept.data.unconfirmed };
}

/** Writes in doubt as another tab tells of them; what is none is left out. */
export const readSharedWrites = (raw: unknown): SharedWrite[] =>
  listOf(raw).flatMap((one) => z.safeParse(sharedWriteSchema, one).data ?? []);

/** Intents that another tab hands on; what is none is left out. */
export const readKeptWants = (raw: unknown): KeptWant[] => listOf(raw).flatMap((one) => z.safeParse(keptWantSchema, one).data ?? []);

const listOf = (raw: unknown): readonly unknown[] => (Array.isArray(raw) ? raw.slice(0, MOST_WANTS) : []);

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
