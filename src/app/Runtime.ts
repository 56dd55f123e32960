import type { Mounts } from '../core/mount/createMounts.ts';
import type { AccountActions } from '../../widgets/account/AccountState.ts';
import type { ProductHandle } from '../../widgets/product/createProductHandle.ts';
import type { Page } from '../core/page/createPage.ts';
import type { Feature } from '../core/feature/defineFeature.ts';
import type { Settings } from './createSettings.ts';
import type { Shop } from './createShop.ts';

export interface Runtime extends Pick<Mounts, 'mount' | 'renderAgain'> {
  readonly ready: Promise<void>;
  /** Settles when no change of the cart, an add among them, is under way. */
  whenAtRest(): Promise<void>;
  /** The parts that `inspect()` looks at. */
  readonly parts: Pick<Mounts, 'known' | 'declined'> & { readonly page: Page; readonly settings: Settings };
  /** Adds a feature that has come late, and mounts its widgets on what is on the page. */
  add(feature: Feature): void;
  readonly shop: Shop;
  /** Loaded on first use. */
  loadAccount(): Promise<AccountActions>;
  account(): AccountActions | null;
  scan(root?: ParentNode): Promise<void>;
  product(element: Element): ProductHandle | null;
  /** Reads the cart again, because other code may have changed it. */
  readCart(): void;
  /** Leaves the page without a reload: restores it at once and finishes cart changes under way. Resolves with whether the cart has changed. */
  leave(): Promise<boolean>;
  stop(): void;
}
