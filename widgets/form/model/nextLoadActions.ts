import type { Store } from '../../../src/lib/openStore.ts';
import { NEXT_LOAD_ACTIONS_KEY } from './nextLoadActionsKey.ts';

/** Something that one page leaves for the next one of the same tab to do. */
export interface NextLoadAction {
  readonly name: 'announce' | 'scroll-to';
  /** The text that is read out; the id of the element that is scrolled to, with or without its "#". */
  readonly data: string;
  /** When it was left, in ms since 1970. */
  readonly at: number;
}

const NAMES: readonly string[] = ['announce', 'scroll-to'] satisfies NextLoadAction['name'][];
/** How many wait at most; the oldest give way. */
const MOST = 10;
/** After how long nobody expects it any more, in ms. */
const LIFE_MS = 60_000;

/** Leaves something to do for the tab's next page (spec §9 `sqs_actions_for_next_load`), on this one's way out. */
export function leaveNextLoadAction(store: Store, action: NextLoadAction): void {
  store.set(NEXT_LOAD_ACTIONS_KEY, JSON.stringify([...read(store), action].slice(-MOST)));
}

/** Takes what was left by the page before, oldest first: out of the store at once, so that it is done no more than once. What is too old or not known is dropped. */
export function takeNextLoadActions(store: Store, now: number): readonly NextLoadAction[] {
  const left = read(store);
  store.remove(NEXT_LOAD_ACTIONS_KEY);
  return left.slice(-MOST).filter((action): action is NextLoadAction => {
    if (typeof action !== 'object' || action === null) return false;
    const { name, data, at } = action as Partial<Record<keyof NextLoadAction, unknown>>;
    const isKnown = typeof name === 'string' && NAMES.includes(name) && typeof data === 'string';
    return isKnown && typeof at === 'number' && at <= now && now - at <= LIFE_MS;
  });
}

function read(store: Store): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(store.get(NEXT_LOAD_ACTIONS_KEY) ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
