import type { CoreSettings } from '../core/ui/CoreSettings.ts';
import type { AccountSettings } from '../../widgets/account/accountActions.ts';
import type { BuyingSettings } from '../../widgets/product/ProductDeps.ts';
import type { CartSettings } from '../../widgets/cart/engine/CartSettings.ts';

/** The shop's settings, by part. Functions are called when the value is used, because pages change these after load. */
export interface ShopSettings extends CoreSettings, AccountSettings, BuyingSettings, CartSettings {}
