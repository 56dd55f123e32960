import type { EventOf } from './CartEvent.ts';
import { ApiError } from '../../../src/core/wire/ApiError.ts';
import { fail, ok } from '../../../src/lib/result.ts';
import { stringify } from '../../../src/lib/stringify.ts';
import { restoringOf, type CartIntent, type KeyedIntent } from '../model/cartIntent.ts';
import { rulesOf, isSatisfied, showIntents } from '../rules/intentRules.ts';
import { isOfOtherPage, type QueuedChange } from './QueuedChange.ts';
import { aborted, emit, giveUp, nothingToBringBack, settle, targetLineId, toEntry } from './settleChange.ts';
import { due, findChange, keepRemoved, removedBut, set, updateChange, type Step } from './Step.ts';

type Kind = CartIntent['kind'];
type Intent<Of extends Kind> = Extract<CartIntent, { kind: Of }>;

const lastOf = ({ state }: Step, kind: Kind, entryId: string): QueuedChange | undefined =>
  state.queue.findLast((change) => change.intent.kind === kind && targetLineId(change) === entryId);

/** The change that can still be edited or withdrawn, because nothing of it was sent. */
const openOf = (step: Step, kind: Kind, entryId: string): QueuedChange | undefined => {
  const change = lastOf(step, kind, entryId);
  return change?.status.type === 'waiting' ? change : undefined;
};

/** Takes a change back, if nothing of it was sent. */
export function withdraw(step: Step, kind: Kind, entryId: string): QueuedChange | undefined {
  const change = openOf(step, kind, entryId);
  if (change) giveUp(step, change, aborted());
  return change;
}

const shownLine = ({ state }: Step, entryId: string) => {
  const entries = showIntents(state.confirmed, state.queue, state.restoredLines).cart?.entries ?? [];
  const at = entries.findIndex(({ id }) => id === entryId);
  const entry = entries[at];
  return entry ? { entry, place: entries[at + 1]?.id ?? null } : null;
};

const append = (step: Step, keyed: KeyedIntent, more: Partial<QueuedChange> = {}): void =>
  set(step, {
    queue: [...step.state.queue, { ...keyed, status: due(step), before: null, entry: null, productInstance: null, ...more }],
  });

const join = (step: Step, key: string, to: string): void => void step.effects.push({ type: 'join', key, to });

const refuse = (step: Step, key: string, error: ApiError): void => settle(step, key, fail(error));

const unknownLine = (entryId: string) => new ApiError('invalid', `There is no line "${entryId}" in the cart.`);

/** Edits of a line that follow each other quickly are one, and have one outcome. */
function enqueueEdit(step: Step, { key, intent }: { key: string; intent: Intent<'quantity' | 'fields'> }): void {
  const { entryId } = intent;
  if (step.state.confirmed && !shownLine(step, entryId)) return refuse(step, key, unknownLine(entryId));
  if (intent.kind === 'quantity') set(step, { lowered: step.state.lowered.filter((line) => line.entryId !== entryId) });
  const edit = {
    intent: { ...intent, restoring: lastOf(step, 'restore', entryId)?.key },
    status: { type: 'waiting', dueAt: step.at + step.policy.cartEditDelay },
  } as const;
  const current = openOf(step, intent.kind, entryId);
  if (current) {
    updateChange(step, current.key, edit);
    join(step, key, current.key);
  } else append(step, { key, intent: edit.intent }, edit);
}

function enqueueRemoval(step: Step, { key, intent }: { key: string; intent: Intent<'remove'> }): void {
  const { entryId } = intent;
  const shown = shownLine(step, entryId);
  const former = step.state.removed.find(({ id }) => id === entryId);
  if (step.state.confirmed && !shown && !former) return refuse(step, key, unknownLine(entryId));
  const entry = shown && { ...shown.entry, place: shown.place };
  withdraw(step, 'quantity', entryId);
  withdraw(step, 'fields', entryId);
  if (entry) keepRemoved(step, entry);
  // An undoing that was not sent is taken back, and the removal before it stands.
  const removal = lastOf(step, 'remove', entryId);
  if (withdraw(step, 'restore', entryId) && removal) {
    if (entry) keepRemoved(step, entry);
    return join(step, key, removal.key);
  }
  append(step, { key, intent: { ...intent, restoring: lastOf(step, 'restore', entryId)?.key } }, { entry });
}

/** The unanswered change that this one repeats: one request is enough for a double click. */
function repeatedBy({ state }: Step, intent: CartIntent): QueuedChange | undefined {
  const repeat = rulesOf(intent).repeat?.(intent);
  if (!repeat) return undefined;
  const repeatOf = (other: QueuedChange) => rulesOf(other.intent).repeat?.(other.intent);
  const last = state.queue.findLast((other) => repeatOf(other)?.[0] === repeat[0]);
  return last && !isOfOtherPage(last) && stringify(repeatOf(last)) === stringify(repeat) ? last : undefined;
}

/** Queues a change that the visitor or a script has made. */
export function enqueueChange(step: Step, { keyed, productInstance }: EventOf<'enqueue'>): void {
  const { key, intent } = keyed;
  if (step.state.page === 'stopped') return refuse(step, key, aborted());
  const repeated = repeatedBy(step, intent);
  if (repeated) return join(step, key, repeated.key);
  const { errorField } = rulesOf(intent);
  if (errorField) set(step, { [errorField]: null });
  if (intent.kind === 'quantity' || intent.kind === 'fields') enqueueEdit(step, { key, intent });
  else if (intent.kind === 'remove') enqueueRemoval(step, { key, intent });
  else append(step, keyed, { productInstance });
  if (step.state.isWaiting && findChange(step, key)) step.effects.push({ type: 'waiting', key });
}

/** Brings back a line that was taken out. */
export function undoRemoval(step: Step, { key, entryId }: EventOf<'undo'>): void {
  const { confirmed, removed, page } = step.state;
  const entry = removed.find(({ id }) => id === entryId);
  if (!entry || !confirmed || page === 'stopped') return refuse(step, key, nothingToBringBack());
  const former = lastOf(step, 'remove', entryId);
  const restoring = former && restoringOf(former.intent);
  const removal = withdraw(step, 'remove', entryId);
  set(step, { removed: removedBut(step, entryId) });
  const restoration = lastOf(step, 'restore', entryId);
  if (removal && restoration) return join(step, key, restoration.key);
  if (!removal || isSatisfied(removal, confirmed, step.state.restoredLines))
    return append(step, { key, intent: { kind: 'restore', entry: toEntry(entry), restoring } }, { entry });
  // Nothing was sent: the line gets back the edits that it had when it was taken out.
  const now = shownLine(step, entryId)?.entry ?? entry;
  const { quantity, additionalFields } = entry;
  if (now.quantity !== quantity) enqueueEdit(step, { key: `${key}q`, intent: { kind: 'quantity', entryId, quantity } });
  if (now.additionalFields !== additionalFields)
    enqueueEdit(step, { key: `${key}f`, intent: { kind: 'fields', entryId, additionalFields } });
  emit(step, 'item-restored', { productInstance: null, entry: toEntry(entry), cart: confirmed });
  settle(step, key, ok({ cart: confirmed, newlyAdded: null }));
}
