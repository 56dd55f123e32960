import type { ApiError } from '../../../src/core/wire/ApiError.ts';
import type { Item, ItemsApi } from '../calls/items.ts';
import type { ProductEvents } from '../events.ts';
import type { RareDeps } from '../../../src/core/feature/ShopDeps.ts';
import type { Result } from '../../../src/lib/result.ts';

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
