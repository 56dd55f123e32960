import type { StoreApi } from 'zustand/vanilla';
import type { CartEvents } from '../cart/events.ts';
import type { ProductEvents } from './events.ts';
import type { BuyingSettings } from './BuyingSettings.ts';
import type { ProductStates } from './ProductState.ts';
import type { ShopDeps } from '../../src/core/feature/ShopDeps.ts';

/** What products emit: their own events, and those of what is bought of them. */
export interface BuyingEvents extends ProductEvents, Pick<CartEvents, 'before-add' | 'add-failed' | 'before-checkout'> {}

/** What products work with. */
export interface ProductDeps extends ShopDeps<BuyingSettings, BuyingEvents> {
  readonly store: StoreApi<ProductStates>;
}
