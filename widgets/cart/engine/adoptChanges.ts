import type { EventOf } from './CartEvent.ts';
import type { StoredCart } from './CartModel.ts';
import { wasSent, type ChangeStatus, type QueuedChange, type StoredChange } from './QueuedChange.ts';
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
  const left = new Map(stored?.changes.map((change) => [change.key, change]));
  delegate(
    step,
    step.state.queue.map(({ key }) => key).filter((key) => !left.has(key)),
  );
  const keys: string[] = [];
  for (const change of step.state.queue) {
    const { key, status } = change;
    if (status.type === 'delegated' || status.type === 'sent') continue;
    keys.push(key);
    const own = status.type === 'claiming' ? status.next : status;
    const { isSent = false, before = null } = left.get(key) ?? {};
    // A page between may have sent it.
    const isNewlySent = isSent && !wasSent(change);
    const next = isNewlySent ? lost(step, own.type === 'stored' ? 'stored' : 'left') : own;
    updateChange(step, key, { status: { type: 'claiming', next }, ...(isNewlySent && { before }) });
    if (isNewlySent) markIfAdd(step, key);
  }
  const { unconfirmed } = step.state;
  adoptStored(step, {
    changes: [...left.values()].filter(({ key }) => !findChange(step, key)),
    unconfirmed: stored?.unconfirmed.filter(({ key }) => !unconfirmed.some((write) => write.key === key)) ?? [],
    delegated: stored?.delegated.filter(({ key }) => !findChange(step, key)) ?? [],
  });
  if (keys.length > 0) step.effects.push({ type: 'claim', keys });
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
export function adoptStored(step: Step, { changes, unconfirmed, delegated }: StoredCart, known?: ReadonlyMap<string, QueuedChange>): void {
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
