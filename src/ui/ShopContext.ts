import { createContext, useContext } from 'react';
import { useStore } from 'zustand/react';
import type { ProductInstanceId } from '../events/events.ts';
import type { FormWire } from '../forms/createFormWire.ts';
import type { Writes } from '../lib/createWrites.ts';
import type { HeldActions } from '../lib/HeldActions.ts';
import type { Place } from '../lib/createPlace.ts';
import type { Shop } from '../shop/createShop.ts';
import type { Emit } from '../shop/Emit.ts';
import type { ProductState, ShopState } from '../shop/ShopState.ts';
import type { WidgetSettings } from './WidgetSettings.ts';

/** What every widget is given beside its own props. One value for all, because each further context is a node more in every root. */
export interface ShopContextValue {
  readonly shop: Shop<WidgetSettings>;
  /** Catches what an error boundary of React does not: what handlers and listeners throw. */
  readonly report: (error: unknown) => void;
  readonly announce: Announce;
  readonly forms: FormServices;
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

/** What forms are given to do their work with: handed on to their controllers, never called by a component. */
export interface FormServices {
  readonly api: FormWire;
  readonly emit: Emit;
}

export const ShopContext = createContext<ShopContextValue | null>(null);

/** All that a widget is given. */
export function useShopContext(): ShopContextValue {
  const value = useContext(ShopContext);
  if (!value) throw new Error('A widget was rendered outside the storefront.');
  return value;
}

/** What this widget has for itself. */
export const useOwn = (): OwnContext => useShopContext().own;

/** The shop: its actions and settings. */
export const useShop = (): Shop<WidgetSettings> => useShopContext().shop;

/** Takes the errors of handlers that run outside React. */
export const useReport = (): ShopContextValue['report'] => useShopContext().report;

/** The page's one announcer. */
export const useAnnounce = (): Announce => useShopContext().announce;

/** What a form's controller works with. */
export const useFormServices = (): FormServices => useShopContext().forms;

/** A part of the shop's state; the widget renders again when what `select` returns is another value. */
export function useShopState<Part>(select: (state: ShopState) => Part): Part {
  return useStore(useShop().store, select);
}

/** The state of one product instance; `null` once its root has left the page. */
export const useProduct = (productInstance: ProductInstanceId): ProductState | null =>
  useShopState((state) => state.products[productInstance] ?? null);
