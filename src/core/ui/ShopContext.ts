import { createContext, useContext } from 'react';
import type { Send } from '../wire/createSend.ts';
import type { Writes } from '../../lib/createWrites.ts';
import type { HeldActions } from '../../lib/HeldActions.ts';
import type { Place } from '../../lib/createPlace.ts';
import type { CoreSettings } from './CoreSettings.ts';

/**
 * The shop as any widget sees it. What features have in it, the cart's actions for example, each feature's own hooks give, because only it
 * knows their types.
 */
export interface CoreShop {
  readonly settings: CoreSettings;
  /** One request of a widget's own, to the platform or elsewhere. Never rejects. */
  readonly send: Send;
  /** The visitor comes near to doing something: loads what the shop works with. A file that is lost is asked for again by the click. */
  prepare(): void;
}

/** What every widget is given beside its own props. One value for all, because each further context is a node more in every root. */
export interface ShopContextValue {
  readonly shop: CoreShop;
  /** Catches what an error boundary of React does not: what handlers and listeners throw. */
  readonly report: (error: unknown) => void;
  readonly announce: Announce;
  readonly held: HeldActions;
  /** An id that no other element of ours has. */
  readonly nextId: () => string;
  readonly own: OwnContext;
}

/** What one mounted widget has for itself. */
export interface OwnContext {
  /** What it writes on the page's own nodes. */
  readonly writes: Writes;
  /** Where its root stands; `null` where it renders nothing of its own. */
  readonly place: Place | null;
}

/** Reads a text out to those who cannot see what has changed (WCAG 2.2, 4.1.3), without moving the focus. */
export type Announce = (text: string) => void;

export const ShopContext = createContext<ShopContextValue | null>(null);

/** All that a widget is given. */
export function useShopContext(): ShopContextValue {
  const value = useContext(ShopContext);
  if (!value) throw new Error('A widget was rendered outside the storefront.');
  return value;
}

/** What this widget has for itself. */
export const useOwn = (): OwnContext => useShopContext().own;

/** The shop, by the type of what a feature has put into it; the list of features is where it is put together. */
export const useShop = <Shop extends object = CoreShop>(): CoreShop & Shop => useShopContext().shop as CoreShop & Shop;

/** Actions that come along with a widget, because only it needs them; they are made once for this shop. */
export const useActions = <Deps, Actions>(create: (deps: Deps) => Actions): Actions =>
  useShop<{ use(create: (deps: Deps) => Actions): Actions }>().use(create);

/** What the site has settled, by the type of what a feature reads of it. */
export const useSettings = <Settings extends object = CoreSettings>(): CoreSettings & Settings =>
  useShopContext().shop.settings as CoreSettings & Settings;

/** Takes the errors of handlers that run outside React. */
export const useReport = (): ShopContextValue['report'] => useShopContext().report;

/** The page's one announcer. */
export const useAnnounce = (): Announce => useShopContext().announce;
