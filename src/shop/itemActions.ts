import type { ApiError } from '../api/ApiError.ts';
import type { Item } from '../api/items.ts';
import type { Result } from '../lib/result.ts';
import type { ShopDeps } from './createShop.ts';

/** Looking at products without going to their pages. */
export interface ItemActions {
  /** Reads a product from its page on this site. Never rejects. */
  load(url: string): Promise<Result<Item, ApiError>>;
  /** Tells that the visitor looks at the product. */
  emitQuickView(itemId: string): void;
}

export const createItemActions = ({ api, emit }: Pick<ShopDeps, 'api' | 'emit'>): ItemActions => ({
  load: (url) => api.items.load(url),
  emitQuickView: (itemId) => emit('quick-view', { scope: null, itemId }),
});
