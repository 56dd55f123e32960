import { explainFailure, openStore, type CoreSettings, type RareDeps } from 'storefront-embed/kit';

export interface WishListActions {
  has(productId: string): boolean;
  count(): number;
  /**
   * Adds or removes a product at once; undone if the platform refuses it. Resolves with a message for the visitor, else `null`. Never
   * rejects.
   */
  toggle(productId: string): Promise<string | null>;
  /** Returns its off. */
  subscribe(listener: () => void): () => void;
}

const KEY = 'storefront-wish-list';
/** The answer's content does not matter. (Any zod schema would do here.) */
const anything = { safeParse: (data: unknown) => ({ success: true, data }) as const };
const isText = (value: unknown): value is string => typeof value === 'string';

export function createWishListActions({
  send,
  settings,
  whenStopped,
}: Pick<RareDeps<CoreSettings>, 'send' | 'settings' | 'whenStopped'>): WishListActions {
  const store = openStore('localStorage');
  const listeners = new Set<() => void>();
  const read = (): ReadonlySet<string> => {
    try {
      const kept: unknown = JSON.parse(store.get(KEY) ?? '[]');
      return new Set(Array.isArray(kept) ? kept.filter(isText) : []);
    } catch {
      return new Set();
    }
  };
  let kept = read();
  const show = (next: ReadonlySet<string>) => {
    kept = next;
    for (const listener of listeners) listener();
  };
  const put = (productId: string, isKept: boolean) => {
    const next = new Set(read());
    if (isKept) next.add(productId);
    else next.delete(productId);
    store.set(KEY, JSON.stringify([...next]));
    show(next);
  };
  // Another tab has changed it.
  const follow = ({ key }: StorageEvent) => void (key === KEY && show(read()));
  addEventListener('storage', follow);
  whenStopped(() => removeEventListener('storage', follow));

  return {
    has: (productId) => kept.has(productId),
    count: () => kept.size,
    async toggle(productId) {
      const isKept = !kept.has(productId);
      put(productId, isKept);
      const path = `wish-list/${encodeURIComponent(productId)}`;
      const answer = await send({ method: isKept ? 'put' : 'delete', path, schema: anything, empty: null });
      if (answer.ok) return null;
      // Unless the visitor has changed it again meanwhile.
      if (kept.has(productId) === isKept) put(productId, !isKept);
      return explainFailure(answer.error, settings);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
