/** The names for features from outside. Re-exports only; none of our own files imports it. */
export { defineWidget, type Widget, type WidgetParts, type WidgetProps } from './core/mount/defineWidget.ts';
export type { Page, ProductInstance } from './core/page/createPage.ts';
export { PageError } from './lib/PageError.ts';

export { fill } from './commerce/texts/fill.ts';
export { localize, type Texts } from './commerce/texts/localize.ts';
export { failureText } from './commerce/texts/failureText.ts';
export { cartFailureTexts } from './commerce/texts/failureText.ts';

// What a component works with
export { useActions, useAnnounce, useReport, useSettings } from './core/ui/ShopContext.ts';
export { useElementEvents } from './core/ui/useElementEvents.ts';
export { useWrites } from './core/ui/useWrites.ts';

// What its actions work with
export type { FailureSettings } from './core/feature/FailureSettings.ts';
export type { RareDeps } from './core/feature/ShopDeps.ts';
export { openStore } from './lib/openStore.ts';
export { z } from './lib/zod.ts';
