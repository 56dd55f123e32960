import type { Emitter } from '../../lib/emitter.ts';
import type { Timings } from '../../lib/createTimings.ts';
import type { Texts } from '../../commerce/texts/localize.ts';
import type { SettingsOf, SettingsTable } from '../config.ts';
import type { CoreEvents } from '../events.ts';
import type { ProductSource } from '../mount/whenNeeded.ts';
import type { Page, ProductInstance } from '../page/createPage.ts';
import type { Announce, CoreShop } from '../ui/ShopContext.ts';
import type { Emit } from './Emit.ts';

/** What happens to the page while the shop is on it. */
export interface PageChanges {
  /** A product of the page is known from now on, by its instance. */
  'product-opened': ProductInstance;
  /** Nodes have come to the page. */
  'nodes-added': null;
}

/** What a feature's types are, where it names them: what it takes from a shop, and what it has itself. */
export interface FeatureTypes {
  /** The events that it emits, or listens to. */
  readonly events?: object;
  readonly settings?: SettingsTable;
  readonly texts?: Readonly<Record<string, string>>;
  /** What it reads of the site besides. */
  readonly site?: object;
  /** What other features have put into the shop and this one uses. */
  readonly shop?: object;
}

type Named<Types extends FeatureTypes, Key extends keyof FeatureTypes, Otherwise> = Types[Key] extends Otherwise ? Types[Key] : Otherwise;

/** The running shop and its page, as a feature's `start` is given them. Everything in it ends with the shop. */
export interface FeatureCore<Types extends FeatureTypes = FeatureTypes> {
  readonly page: Page;
  /** Whether nothing is shown on this page: it is a preview that wants no shop in it. */
  readonly isOff: boolean;
  /** The feature's own settings, as this page gives them. */
  readonly settings: SettingsOf<Named<Types, 'settings', SettingsTable>>;
  /** The feature's own texts, in the site's words. */
  readonly texts: Texts<Named<Types, 'texts', Readonly<Record<string, string>>>>;
  /** What the site has settled, and the actions of the shop. */
  readonly shop: CoreShop & { readonly settings: Named<Types, 'site', object> } & Named<Types, 'shop', object>;
  /** The products on the page. */
  readonly products: ProductSource;
  /** Listens to an event of the shop; returns its off. */
  on: Emitter<CoreEvents & Named<Types, 'events', object>>['on'];
  /** Emits one of the feature's events, on the page as well. */
  emit: Emit<Named<Types, 'events', object>>;
  /** Listens for what happens to the page; returns its off. */
  onPage: Emitter<PageChanges>['on'];
  /** Reads a text out to those who cannot see what has changed. */
  readonly announce: Announce;
  readonly timings: Timings;
  /** Takes an error of the feature, which must not stop anything; it is reported under the feature's name. */
  readonly report: (error: unknown) => void;
}
