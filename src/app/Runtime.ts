import type { Mounts } from '../core/mount/createMounts.ts';
import type { AccountActions } from '../../widgets/account/AccountState.ts';
import type { ProductHandle } from '../../widgets/product/ProductHandle.ts';
import type { Settings } from './createSettings.ts';
import type { Shop } from './createShop.ts';

/** A started storefront. */
export interface Runtime extends Pick<Mounts, 'mount' | 'isDeclined'> {
  readonly ready: Promise<void>;
  readonly shop: Shop<Settings>;
  /** What knows of the customer's account; loaded when it is first asked for. */
  loadAccount(): Promise<AccountActions>;
  /** The same, if it is there already. */
  account(): AccountActions | null;
  scan(root?: ParentNode): Promise<void>;
  product(element: Element): ProductHandle | null;
  /** The cart may have changed without a word of it here. */
  readCart(): void;
  /**
   * The page is left without a reload: it is given back at once, and what is under way for the cart is finished. Settles after that; whether
   * the cart has changed by it.
   */
  leave(): Promise<boolean>;
  stop(): void;
}
