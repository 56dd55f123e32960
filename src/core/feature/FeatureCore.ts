import type { Emitter } from '../../lib/emitter.ts';
import type { Timings } from '../../lib/createTimings.ts';
import type { Notice } from '../../commerce/model/notice.ts';
import type { Texts, TextTable } from '../../commerce/texts/localize.ts';
import type { SettingsOf, SettingsTable } from '../../lib/settingReaders.ts';
import type { CoreEvents } from '../events.ts';
import type { ProductSource } from '../mount/whenNeeded.ts';
import type { Page, PageProduct } from '../page/createPage.ts';
import type { Announce, CoreShop } from '../ui/ShopContext.ts';
import type { Emit } from './ShopDeps.ts';

/** Changes of the page while the shop is on it. */
export interface PageChanges {
  /** A product of the page has been opened. */
  'product-opened': PageProduct;
  /** Nodes were added to the page. */
  'nodes-added': null;
}

export interface FeatureTypes {
  readonly events?: object;
  readonly settings?: SettingsTable;
  readonly texts?: TextTable;
  /** Settings that it reads of the site. */
  readonly site?: object;
  /** Parts of the shop that other features provide. */
  readonly shop?: object;
}

type Named<Types extends FeatureTypes, Key extends keyof FeatureTypes, Otherwise> = Types[Key] extends Otherwise ? Types[Key] : Otherwise;

/** The running shop and its page, for a feature's `start`; everything in it ends with the shop. */
export interface FeatureCore<Types extends FeatureTypes = FeatureTypes> {
  readonly page: Page;
  readonly isOff: boolean;
  /** The feature's own settings. */
  readonly settings: SettingsOf<Named<Types, 'settings', SettingsTable>>;
  /** The feature's own texts in the site's wording. */
  readonly texts: Texts<{ texts: Named<Types, 'texts', TextTable> }>;
  /** The site's settings and the shop's actions. */
  readonly shop: CoreShop & { readonly settings: Named<Types, 'site', object> } & Named<Types, 'shop', object>;
  readonly products: ProductSource;
  /** Returns its off. */
  on: Emitter<CoreEvents & Named<Types, 'events', object>>['on'];
  /** Emits one of the feature's events, on the page too. */
  emit: Emit<Named<Types, 'events', object>>;
  /** Returns its off. */
  onPage: Emitter<PageChanges>['on'];
  readonly announce: Announce;
  /** Shows the shop's alert until the visitor closes it. */
  readonly showAlert: (notice: Notice) => void;
  readonly timings: Timings;
  readonly report: (error: unknown) => void;
}
