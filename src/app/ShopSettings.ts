import type { AccountSettings } from '../../widgets/account/accountActions.ts';
import type { BuyingSettings } from '../../widgets/product/BuyingSettings.ts';
import type { CartSettings } from '../../widgets/cart/engine/CartSettings.ts';

/**
 * What the site has settled for the shop: each part of it names what it needs. Functions are asked at the moment of use: pages change
 * these after load.
 */
export interface ShopSettings extends AccountSettings, BuyingSettings, CartSettings {}
