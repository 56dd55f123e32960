/**
 * The platform's old script interface for add-ons that need it: `Squarespace` and `Y`, of which only what is absent is defined. An entry of
 * its own, for a script tag before the first add-on; it needs the shop's script, before or after it.
 */
import { goToCheckout } from '../widgets/cart/page/goToCheckout.ts';
import { createCommerce } from './compat/createCommerce.ts';
import { createFence } from './compat/fence.ts';
import { createFormSubmit } from './compat/createFormSubmit.ts';
import { createNodes } from './compat/createNodes.ts';
import { createPageLoads } from './compat/createPageLoads.ts';
import { createShopAccess } from './compat/ShopAccess.ts';
import { offer } from './compat/offer.ts';
import { createReport } from './core/createReport.ts';

// Nothing happens where a server imports it.
if (typeof window !== 'undefined') offerOldInterface(window);

function offerOldInterface(view: Window & typeof globalThis): void {
  const page = view.document;
  const fence = createFence(createReport());
  const shop = createShopAccess(view);
  const nodes = createNodes(page);
  const loads = createPageLoads(page, fence);
  const ignore = () => undefined;
  const leave = (cart: unknown) => void goToCheckout(cart as Parameters<typeof goToCheckout>[0]);
  let isReleased = false;
  const scan = () => {
    if (isReleased) void shop.live()?.start();
    else void shop.live()?.scan();
    isReleased = false;
  };
  const Y = {
    /** The modules of the old interface are all there. */
    use(...given: readonly unknown[]) {
      fence(given.at(-1), (view as unknown as { Y: unknown }).Y);
    },
    one: nodes.one,
    Global: { on: () => ({ detach: ignore }) },
    Squarespace: { ...createCommerce(page, shop, fence, leave), FormSubmit: createFormSubmit(nodes) },
  };
  const Squarespace = {
    onInitialize: loads.onInitialize,
    onDestroy: loads.onDestroy,
    initializeCommerce: scan,
    initializeCartPage: scan,
    initializeFormBlocks: scan,
    initializeSummaryV2: ignore,
    initializeLayoutBlocks: ignore,
    afterBodyLoad() {
      scan();
      loads.initialize();
    },
    globalDestroy() {
      loads.destroy();
      shop.live()?.destroy();
      isReleased = true;
    },
  };
  offer(view, { Y, Squarespace });
}
