import { createContext, useContext } from 'react';
import type { Track } from '../../lib/createActivity.ts';
import type { Send } from '../wire/createSend.ts';
import type { Writes } from '../../lib/createWrites.ts';
import type { HeldActions } from '../../lib/HeldActions.ts';
import type { Place } from '../../lib/createPlace.ts';
import type { FilterIn, FilterOf } from '../filter/Filter.ts';
import type { CoreSettings } from './CoreSettings.ts';

/** The shop for any widget. Each feature's hooks add its own part, because only it knows the types. */
export interface CoreShop {
  readonly settings: CoreSettings;
  /** One request to any address. Never rejects. */
  readonly send: Send;
  /** Loads the work chunk when the visitor nears an action. A click requests a lost file again. */
  prepare(): void;
}

/** One value for all, because each further context adds a node to every widget. */
export interface ShopContextValue {
  readonly shop: CoreShop;
  /** Takes errors of handlers and listeners, which React's error boundary does not catch. */
  readonly report: (error: unknown) => void;
  readonly announce: Announce;
  /** Counts work as under way; left out: nothing is. */
  readonly track?: Track;
  readonly held: HeldActions;
  /** Applies the page's filters to a value. */
  readonly filterOf: FilterOf;
  /** An id unique among our elements. */
  readonly nextId: () => string;
  readonly own: OwnContext;
}

/** The writes and the place of one mounted widget. */
export interface OwnContext {
  readonly writes: Writes;
  /** Where it is rendered; `null` where it only writes. */
  readonly place: Place | null;
}

/** Announces a text to assistive technology without moving the focus: https://www.w3.org/TR/WCAG22/#status-messages */
export type Announce = (text: string) => void;

export const ShopContext = createContext<ShopContextValue | null>(null);

/** All that a widget is given. */
export function useShopContext(): ShopContextValue {
  const value = useContext(ShopContext);
  if (!value) throw new Error('A widget was rendered outside the storefront.');
  return value;
}

export const useOwn = (): OwnContext => useShopContext().own;

/** Typed by what a feature added to the shop. */
export const useShop = <Shop extends object = CoreShop>(): CoreShop & Shop => useShopContext().shop as CoreShop & Shop;

/** A widget's own actions, created once for this shop. */
export const useActions = <Deps, Actions>(create: (deps: Deps) => Actions): Actions =>
  useShop<{ use(create: (deps: Deps) => Actions): Actions }>().use(create);

/** Typed by the settings that a feature reads. */
export const useSettings = <Settings extends object = CoreSettings>(): CoreSettings & Settings =>
  useShopContext().shop.settings as CoreSettings & Settings;

/** The page's filters, typed by a feature's own. */
export const useFilters = <Table extends object>(): FilterIn<Table> => useShopContext().filterOf as FilterIn<Table>;

/** For errors of handlers outside React. */
export const useReport = (): ShopContextValue['report'] => useShopContext().report;

/** Reads a text out to assistive technology, without moving the focus. */
export const useAnnounce = (): Announce => useShopContext().announce;
