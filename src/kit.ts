/**
 * The tools that a feature from outside is built with: those that our own features use of core, of products and of the cart, and the few small ones that
 * they have from elsewhere. Named re-exports, nothing else; each is described where it is declared.
 */

// A feature and its widgets
export { defineFeature, type Feature } from './core/feature/defineFeature.ts';
export type { FeatureCore } from './core/feature/FeatureCore.ts';
export { readers } from './core/feature/readers.ts';
export { defineWidget, type Widget, type WidgetParts, type WidgetProps } from './core/mount/defineWidget.ts';

// The page
export type { Page, PageProduct } from './core/page/createPage.ts';
export { findPrices } from './core/page/findPrices.ts';
export { findPageProduct } from './core/page/findPageProduct.ts';
export { idOf } from './core/page/findRoot.ts';
export { isDialogOpen } from './core/page/isDialogOpen.ts';
export { isCartPage } from './core/page/pillPlace.ts';
export { readMerchandising } from './core/page/readMerchandising.ts';
export { hook } from './core/page/selectors.ts';
export { PageError } from './lib/PageError.ts';

// For components
export type { CoreSettings } from './core/ui/CoreSettings.ts';
export { useActions, useAnnounce, useReport, useSettings, useShop, useShopContext } from './core/ui/ShopContext.ts';
export { useElementEvents } from './core/ui/useElementEvents.ts';
export { useHeld } from './core/ui/useElementEvents.ts';
export { useReplaceContent, useSlotVisible } from './core/ui/useWrites.ts';
export { lazyDialog, useLazy } from './core/ui/useLazy.ts';
export { useMoney } from './core/ui/useMoney.ts';
export { useOwnId } from './core/ui/useOwnId.ts';
export { useStyles } from './core/ui/useStyles.ts';
export { useWrites } from './core/ui/useWrites.ts';

// For rendering
export { Dialog } from './core/ui/Dialog.tsx';
export { ErrorBoundary } from './core/ui/ErrorBoundary.tsx';
export { InPlace } from './core/ui/InPlace.tsx';
export { LazyDialog, loadDialog } from './core/ui/LazyDialog.ts';
export { LazyPageDialog } from './core/ui/LazyPageDialog.ts';
export { Option } from './core/ui/Option.tsx';
export { renderSanitizedHtml } from './core/ui/renderSanitizedHtml.ts';
export { Text } from './core/ui/Text.tsx';
export { react } from './core/ui/react.ts';
export { useControlStyles } from './core/ui/useControlStyles.ts';

// For actions
export { explainFailure } from './commerce/texts/explainFailure.ts';
export { fill } from './commerce/texts/fill.ts';
export { localize } from './commerce/texts/localize.ts';
export { notRunning } from './core/notRunning.ts';
export type { RareDeps } from './core/feature/ShopDeps.ts';
export { ApiError } from './core/wire/ApiError.ts';
export type { CallOptions, Send } from './core/wire/createSend.ts';
export type { WireParts } from './core/wire/createWire.ts';
export { openStore } from './lib/openStore.ts';

// Products and the cart
export { useCartState } from '../widgets/cart/index.ts';
export { useFocusOnError, useProduct, type ProductActions } from '../widgets/product/index.ts';
