import { readList, type Store } from '../../../src/lib/openStore.ts';
import { NEXT_LOAD_ACTIONS_KEY } from './nextLoadActionsKey.ts';
import { own } from '../../../src/lib/readers.ts';

/** A task that one page leaves for the tab's next page. */
export interface NextLoadAction {
  readonly name: 'announce' | 'scroll-to';
  /** Text to announce, or id of the element to scroll to, with or without "#". */
  readonly data: string;
  /** ms since 1970. */
  readonly at: number;
}

const NAMES: readonly unknown[] = ['announce', 'scroll-to'] satisfies NextLoadAction['name'][];
/** Maximum number waiting; the oldest are dropped. */
const MOST = 10;
/** Lifetime in ms. */
const LIFE_MS = 60_000;

/** Called while this page is being left. */
export function leaveNextLoadAction(store: Store, action: NextLoadAction): void {
  store.set(NEXT_LOAD_ACTIONS_KEY, JSON.stringify([...read(store), action].slice(-MOST)));
}

/** Takes the previous page's tasks, oldest first, and clears them, so that each runs once. Old and unknown ones are dropped. */
export function takeNextLoadActions(store: Store, now: number): readonly NextLoadAction[] {
  const left = read(store);
  store.remove(NEXT_LOAD_ACTIONS_KEY);
  return left.slice(-MOST).filter((action): action is NextLoadAction => {
    const at = own(action, 'at');
    const isKnown = NAMES.includes(own(action, 'name')) && typeof own(action, 'data') === 'string';
    return isKnown && typeof at === 'number' && at <= now && now - at <= LIFE_MS;
  });
}

const read = (store: Store): readonly unknown[] => readList(store, NEXT_LOAD_ACTIONS_KEY);
