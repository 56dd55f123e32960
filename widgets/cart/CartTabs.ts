import type { Store } from '../../src/lib/openStore.ts';

/** What pages and tabs of this site have in common, as far as the cart needs it. */
export interface CartTabs {
  /** What the next page of this tab finds. */
  readonly session: Store;
  /** What all tabs find. */
  readonly shared: Store;
  /** Says something to the other tabs. */
  readonly post: (message: TabWord) => void;
}

/** What tabs say to each other about the cart: that it has changed, or what only a cart at work understands. */
export type TabWord = { readonly type: string } & Readonly<Record<string, unknown>>;
