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

export function onClaimed(step: Step, granted: readonly string[], refused: readonly string[]): void {
  for (const key of granted) {
    const { status } = findChange(step, key) ?? {};
    if (status?.type === 'claiming') updateChange(step, key, { status: status.next });
  }
  const released: StoredChange[] = [];
  for (const key of refused) {
    const { status } = findChange(step, key) ?? {};
    if (status?.type === 'claiming' && status.released) released.push(status.released);
  }
  delegate(step, refused);
  adoptReleased(step, released);
}

/** The page is back out of the browser's cache: what it sent at leaving is looked up, and what the pages between have made of the rest. */
export function returnToPage(step: Step, stored: StoredCart | null): void {
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
  const { queue, unconfirmed } = step.state;
  adoptStored(step, {
    changes: [...left.values()].filter(({ key }) => !queue.some((change) => change.key === key)),
    unconfirmed: stored?.unconfirmed.filter(({ key }) => !unconfirmed.some((write) => write.key === key)) ?? [],
    delegated: stored?.delegated.filter(({ key }) => !queue.some((change) => change.key === key)) ?? [],
  });
  if (keys.length > 0) step.effects.push({ type: 'claim', keys });
}

/** Takes back changes that another page had claimed and released; one that is being claimed here, once that page's refusal has come in. */
export function adoptReleased(step: Step, released: readonly StoredChange[]): void {
  for (const change of released) {
    const { status } = findChange(step, change.key) ?? {};
    if (status?.type === 'claiming') updateChange(step, change.key, { status: { ...status, released: change } });
  }
  const { queue, delegated } = step.state;
  const known = new Map([...delegated, ...queue.filter(({ status }) => status.type === 'delegated')].map((change) => [change.key, change]));
  const changes = released.filter(({ key }) => known.has(key));
  if (changes.length === 0) return;
  const stays = ({ key, status }: QueuedChange) => status.type !== 'delegated' || !changes.some((change) => change.key === key);
  set(step, { queue: queue.filter(stays), delegated: delegated.filter(stays) });
  adoptStored(step, { changes, unconfirmed: [], delegated: [] }, known);
}

/** What an earlier page of this tab has stored is this page's to do, once no other tab turns out to have it. */
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
