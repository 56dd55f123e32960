import type { EventOf } from './CartEvent.ts';
import type { SharedWrite, StoredCart } from './CartModel.ts';
import { claimed, wasSent, type ChangeStatus, type QueuedChange, type StoredChange } from './QueuedChange.ts';
import { findChange, lost, set, updateChange, type Step } from './Step.ts';
import { fromShared, markIfAdd } from './unconfirmedWrites.ts';

/** Leaves changes to the pages that have them: what became of them shows in the cart. */
export function delegate(step: Step, keys: readonly string[]): void {
  for (const key of keys) updateChange(step, key, { status: { type: 'delegated' } });
  const { unconfirmed, writing } = step.state;
  set(step, {
    unconfirmed: unconfirmed.filter(({ key }) => !keys.includes(key)),
    writing: writing !== null && keys.includes(writing) ? null : writing,
  });
}

const claimOf = (step: Step, key: string) => {
  const status = findChange(step, key)?.status;
  return status?.type === 'claiming' ? status : null;
};

export function onClaimed(step: Step, { granted, refused }: EventOf<'claimed'>): void {
  for (const key of granted) {
    const claim = claimOf(step, key);
    if (claim) updateChange(step, key, { status: claim.next });
  }
  const released = refused.flatMap((key) => claimOf(step, key)?.released ?? []);
  delegate(step, refused);
  adoptReleased(step, released);
}

/** The page is back out of the browser's cache: what it sent at leaving is looked up, and what the pages between have made of the rest. */
export function returnToPage(step: Step, { stored }: EventOf<'returned'>): void {
  set(step, { page: 'shown', retryAt: null, retries: 0 });
  const left = stored?.changes ?? [];
  const isLeft = (key: string) => left.some((change) => change.key === key);
  delegate(
    step,
    step.state.queue.map(({ key }) => key).filter((key) => !isLeft(key)),
  );
  for (const change of left) markSent(step, change);
  const keys: string[] = [];
  for (const { key, status } of step.state.queue) {
    if (status.type === 'delegated' || status.type === 'sent') continue;
    keys.push(key);
    updateChange(step, key, { status: { type: 'claiming', next: status.type === 'claiming' ? status.next : status } });
  }
  if (stored) adoptUnknown(step, stored);
  if (keys.length > 0) step.effects.push({ type: 'claim', keys });
}

/**
 * Goes on with what another page of this tab has stored. It may have done so only after this one started: browsers start the next page, or
 * bring an earlier one back, before the one that is left has heard of it.
 */
export function takeOver(step: Step, { stored }: EventOf<'adopt'>): void {
  // It reads all of it when it is back.
  if (!stored || step.state.page === 'left') return;
  for (const change of stored.changes) markSent(step, change);
  adoptReleased(step, stored.changes);
  adoptUnknown(step, stored);
}

/** A page between has sent what this one was still to send: what became of it has to be looked up first. */
function markSent(step: Step, { key, isSent, before }: StoredChange): void {
  const change = findChange(step, key);
  if (!isSent || !change || wasSent(change)) return;
  const { status } = change;
  const next = lost(step, claimed(change).type === 'stored' ? 'stored' : 'left');
  updateChange(step, key, { status: status.type === 'claiming' ? { ...status, next } : next, before });
  markIfAdd(step, key);
}

function adoptUnknown(step: Step, { changes, unconfirmed, delegated }: StoredCart): void {
  const isUnknown = ({ key }: StoredChange) => !findChange(step, key);
  const isNews = ({ key }: SharedWrite) => !step.state.unconfirmed.some((write) => write.key === key);
  adoptStored(step, {
    changes: changes.filter(isUnknown),
    unconfirmed: unconfirmed.filter(isNews),
    delegated: delegated.filter(isUnknown),
  });
}

/** Takes back changes that another page had claimed and released; one that is being claimed here, once that page's refusal has come in. */
export function adoptReleased(step: Step, released: readonly StoredChange[]): void {
  for (const change of released) {
    const claim = claimOf(step, change.key);
    if (claim) updateChange(step, change.key, { status: { ...claim, released: change } });
  }
  const { queue, delegated } = step.state;
  const known = new Map([...delegated, ...queue.filter(({ status }) => status.type === 'delegated')].map((change) => [change.key, change]));
  const changes = released.filter(({ key }) => known.has(key));
  if (changes.length === 0) return;
  const stays = ({ key, status }: QueuedChange) => status.type !== 'delegated' || !changes.some((change) => change.key === key);
  set(step, { queue: queue.filter(stays), delegated: delegated.filter(stays) });
  adoptStored(step, { changes, unconfirmed: [], delegated: [] }, known);
}

/** Takes over the changes that an earlier page of this tab has stored, once no other tab turns out to have them. */
function adoptStored(step: Step, { changes, unconfirmed, delegated }: StoredCart, known?: ReadonlyMap<string, QueuedChange>): void {
  const queued = ({ key, intent, before }: StoredChange, status: ChangeStatus): QueuedChange => {
    const { entry = null, productInstance = null } = known?.get(key) ?? {};
    return { key, intent, status, before, entry, productInstance };
  };
  const adopted = changes.map((change) =>
    queued(change, { type: 'claiming', next: change.isSent ? lost(step, 'stored') : { type: 'stored' } }),
  );
  const others = delegated.map((change) => queued(change, { type: 'delegated' }));
  const writes = unconfirmed.map((write) => fromShared(step, write, false));
  set(step, { queue: [...adopted, ...others, ...step.state.queue], unconfirmed: [...writes, ...step.state.unconfirmed] });
  for (const { key, isSent } of changes) if (isSent) markIfAdd(step, key);
  if (adopted.length > 0) step.effects.push({ type: 'claim', keys: adopted.map(({ key }) => key) });
}
