import type { CartEvents } from '../../widgets/cart/events.ts';
import type { FeatureCore } from '../core/feature/FeatureCore.ts';
import type { Cart } from '../commerce/model/cart.ts';
import { onAbort } from '../lib/listen.ts';

/** The running shop's cart, which its own code reads. */
interface CartPart {
  readonly cart: unknown;
}

type Core = FeatureCore<{ shop: CartPart }>;

/** The calls of the global `Storefront` that the old interface is made of. */
interface LiveShop {
  readonly cart: { get(): Cart | null };
  scan(): Promise<void>;
  start(): Promise<void>;
  destroy(): void;
}

/** The shop on the page, whether its script has been loaded or is still to come. */
export interface ShopAccess {
  /** `null` before the shop's script has been loaded. */
  readonly live: () => LiveShop | null;
  readonly on: <Name extends keyof CartEvents>(name: Name, run: (detail: CartEvents[Name]) => void) => void;
  /** Runs once the shop is on the page; it is loaded for that. */
  readonly withShop: (run: (core: Core) => void) => void;
}

type Queue = { push(...calls: unknown[]): unknown };

/** @param view the page's window; calls made before the shop's script wait in its queue, `window.Storefront` */
export function createShopAccess(view: Window): ShopAccess {
  const holder = view as unknown as { Storefront?: Queue & Partial<LiveShop> };
  const push = (call: readonly unknown[]) => (holder.Storefront ??= [] as unknown[]).push(call);
  const waiting: ((core: Core) => void)[] = [];
  let core: Core | null = null;
  let isAsked = false;

  /** The part of the shop that a feature of the page gets: its alert and the way to the checkout. */
  const feature = {
    name: 'old-interface',
    widgets: [],
    settings: {},
    texts: {},
    start(given: Core, signal: AbortSignal) {
      core = given;
      onAbort(signal, () => (core = null));
      for (const run of waiting.splice(0)) run(given);
    },
  };
  return {
    live: () => (typeof holder.Storefront?.scan === 'function' ? (holder.Storefront as Queue & LiveShop) : null),
    on: (name, run) => void push(['on', name, run]),
    withShop(run) {
      if (core) return run(core);
      waiting.push(run);
      if (!isAsked) push(['use', () => feature]);
      isAsked = true;
    },
  };
}
