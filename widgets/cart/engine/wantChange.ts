import { ApiError } from '../../../src/core/wire/ApiError.ts';
import { fail, ok } from '../../../src/lib/result.ts';
import { isSameData } from '../../../src/lib/isSameData.ts';
import type { CartIntent, KeyedIntent } from '../model/cartIntent.ts';
import { isSatisfied, showIntents } from '../rules/intentRules.ts';
import type { ProductInstanceId } from '../../../src/commerce/model/addIntent.ts';
import type { Want } from './CartModel.ts';
import { aborted, aimOf, emit, giveUp, toEntry } from './settleWant.ts';
import { set, setWant, type Turn } from './Turn.ts';

type Kind = CartIntent['kind'];
type Intent<Of extends Kind> = Extract<CartIntent, { kind: Of }>;

const pendingOf = ({ state }: Turn, kind: Kind, entryId: string): Want | undefined =>
  state.intents.findLast((want) => want.intent.kind === kind && aimOf(want) === entryId);

/** What can still be changed or withdrawn: nothing of it was sent. */
const openOf = (turn: Turn, kind: Kind, entryId: string): Want | undefined => {
  const want = pendingOf(turn, kind, entryId);
  return want?.phase === 'new' && !want.isKept ? want : undefined;
};

/** Takes back what was wanted, if nothing of it was sent. */
export function withdraw(turn: Turn, kind: Kind, entryId: string): Want | undefined {
  const want = openOf(turn, kind, entryId);
  if (want) giveUp(turn, want, aborted());
  return want;
}

const restoringOf = (want: Want | undefined): string | undefined =>
  want && 'restoring' in want.intent ? want.intent.restoring : undefined;

const shownLine = ({ state }: Turn, entryId: string) => {
  const entries = showIntents(state.confirmed, state.intents, state.comebacks).cart?.entries ?? [];
  const at = entries.findIndex(({ id }) => id === entryId);
  const entry = entries[at];
  return entry ? { entry, place: entries[at + 1]?.id ?? null } : null;
};

const without = ({ state }: Turn, entryId: string) => state.removed.filter(({ id }) => id !== entryId);

const enqueue = (turn: Turn, keyed: KeyedIntent, more: Partial<Want> = {}): void =>
  set(turn, {
    intents: [
      ...turn.state.intents,
      {
        ...keyed,
        phase: 'new',
        dueAt: turn.at,
        before: null,
        lost: null,
        entry: null,
        productInstance: null,
        claim: 'own',
        isKept: false,
        isLeaving: false,
        isTaken: false,
        ...more,
      },
    ],
  });

const join = (turn: Turn, key: string, to: string): void => void turn.effects.push({ type: 'join', key, to });

const refuse = (turn: Turn, key: string, error: ApiError): void => void turn.effects.push({ type: 'settle', key, outcome: fail(error) });

const unknownLine = (entryId: string) => new ApiError('invalid', `There is no line "${entryId}" in the cart.`);

/** Edits of a line that follow each other quickly are one, and have one outcome. */
function wantEdit(turn: Turn, { key, intent }: { key: string; intent: Intent<'quantity' | 'fields'> }): void {
  const { entryId } = intent;
  if (turn.state.confirmed && !shownLine(turn, entryId)) return refuse(turn, key, unknownLine(entryId));
  const dueAt = turn.at + turn.terms.editDelayMs;
  if (intent.kind === 'quantity') set(turn, { lowered: turn.state.lowered.filter((line) => line.entryId !== entryId) });
  const restoring = pendingOf(turn, 'restore', entryId)?.key;
  const current = openOf(turn, intent.kind, entryId);
  if (current) {
    setWant(turn, current.key, { intent: { ...intent, restoring }, dueAt });
    join(turn, key, current.key);
  } else enqueue(turn, { key, intent: { ...intent, restoring } }, { dueAt });
}

function wantRemoval(turn: Turn, { key, intent }: { key: string; intent: Intent<'remove'> }): void {
  const { entryId } = intent;
  const shown = shownLine(turn, entryId);
  const former = turn.state.removed.find(({ id }) => id === entryId);
  if (turn.state.confirmed && !shown && !former) return refuse(turn, key, unknownLine(entryId));
  const entry = shown && { ...shown.entry, place: shown.place };
  withdraw(turn, 'quantity', entryId);
  withdraw(turn, 'fields', entryId);
  if (entry) set(turn, { removed: [...without(turn, entryId), entry] });
  // That it comes back was not asked for yet: what was wanted before that is wanted again.
  const removal = pendingOf(turn, 'remove', entryId);
  if (withdraw(turn, 'restore', entryId) && removal) {
    if (entry) set(turn, { removed: [...without(turn, entryId), entry] });
    return join(turn, key, removal.key);
  }
  enqueue(turn, { key, intent: { ...intent, restoring: pendingOf(turn, 'restore', entryId)?.key } }, { entry });
}

/** Codes are the same in upper and lower case. */
const withCapitals = (intent: CartIntent): CartIntent =>
  intent.kind === 'coupon' ? { ...intent, code: intent.code.toUpperCase() } : intent;

/** The unanswered change of the same code, or of the shipping, that this one repeats: one request is enough for a double click. */
function repeatedBy({ state }: Turn, given: CartIntent): Want | undefined {
  if (given.kind !== 'coupon' && given.kind !== 'location' && given.kind !== 'option') return undefined;
  const intent = withCapitals(given);
  const isAboutSame = (other: CartIntent) =>
    other.kind === intent.kind && (other.kind !== 'coupon' || intent.kind !== 'coupon' || other.code === intent.code);
  const last = state.intents.findLast((want) => isAboutSame(withCapitals(want.intent)));
  return last && !last.isKept && !last.isTaken && isSameData(withCapitals(last.intent), intent) ? last : undefined;
}

/** The visitor wants something. */
export function wantChange(turn: Turn, keyed: KeyedIntent, productInstance: ProductInstanceId | null): void {
  const { key, intent } = keyed;
  if (turn.state.page === 'stopped') return refuse(turn, key, aborted());
  const repeated = repeatedBy(turn, intent);
  if (repeated) return join(turn, key, repeated.key);
  if (intent.kind === 'coupon') set(turn, { couponError: null });
  if (intent.kind === 'location' || intent.kind === 'option') set(turn, { shippingError: null });
  if (intent.kind === 'quantity' || intent.kind === 'fields') wantEdit(turn, { key, intent });
  else if (intent.kind === 'remove') wantRemoval(turn, { key, intent });
  else enqueue(turn, keyed, { productInstance });
  if (turn.state.isWaiting && turn.state.intents.some((want) => want.key === key)) turn.effects.push({ type: 'show waiting', key });
}

/** The visitor wants a line back that was taken out. */
export function undoRemoval(turn: Turn, key: string, entryId: string): void {
  const { confirmed, removed, page } = turn.state;
  const entry = removed.find(({ id }) => id === entryId);
  if (!entry || !confirmed || page === 'stopped') return refuse(turn, key, new ApiError('aborted', 'There is nothing to bring back.'));
  const restoring = restoringOf(pendingOf(turn, 'remove', entryId));
  const removal = withdraw(turn, 'remove', entryId);
  set(turn, { removed: without(turn, entryId) });
  const coming = pendingOf(turn, 'restore', entryId);
  if (removal && coming) return join(turn, key, coming.key);
  if (!removal || isSatisfied(removal, confirmed, turn.state.comebacks))
    return enqueue(turn, { key, intent: { kind: 'restore', entry: toEntry(entry), restoring } }, { entry });
  // Nothing was sent: what was wanted of the line until it was taken out is wanted again.
  const now = shownLine(turn, entryId)?.entry ?? entry;
  const { quantity, additionalFields } = entry;
  if (now.quantity !== quantity) wantEdit(turn, { key: `${key}q`, intent: { kind: 'quantity', entryId, quantity } });
  if (now.additionalFields !== additionalFields) wantEdit(turn, { key: `${key}f`, intent: { kind: 'fields', entryId, additionalFields } });
  emit(turn, { type: 'emit', name: 'item-restored', detail: { productInstance: null, entry: toEntry(entry), cart: confirmed } });
  turn.effects.push({ type: 'settle', key, outcome: ok({ cart: confirmed, newlyAdded: null }) });
}
