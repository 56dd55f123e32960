import type { MiniCartProps } from './MiniCart.tsx';
import { defineWidget, type WidgetParts } from '../../../src/core/mount/defineWidget.ts';

export const loadMiniCart = (): Promise<WidgetParts<MiniCartProps>> => import('./MiniCart.tsx').then((module) => module.parts);

/** The cart beside the page: in the theme's own place, or in a dialog. */
export const miniCart = defineWidget({ name: 'mini-cart', load: loadMiniCart });
