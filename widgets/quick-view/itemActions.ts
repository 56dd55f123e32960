import type { ApiError, Item, ItemsApi, ProductEvents, RareDeps, Result } from '../../src/kit.ts';

/** Looking at products without going to their pages. */
export interface ItemActions {
  /** Reads a product from its page on this site. Never rejects. */
  load(url: string): Promise<Result<Item, ApiError>>;
  /** Tells that the visitor looks at the product. */
  emitQuickView(itemId: string): void;
}

export const createItemActions = ({
  call,
  emit,
}: Pick<RareDeps<unknown, ProductEvents, { readonly items: ItemsApi }>, 'call' | 'emit'>): ItemActions => ({
  load: (url) => call((api) => api.items.load(url)),
  emitQuickView: (itemId) => emit('quick-view', { productInstance: null, itemId }),
});
