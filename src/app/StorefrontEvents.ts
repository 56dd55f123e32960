import type { CartEvents } from '../../widgets/cart/events.ts';
import type { CoreEvents } from '../core/events.ts';
import type { FormEvents } from '../../widgets/form/events.ts';
import type { PopupEvents } from '../../widgets/popup/events.ts';
import type { ProductEvents } from '../../widgets/product/events.ts';
import type { RestockEvents } from '../../widgets/restock/events.ts';
import type { VisitorEvents } from '../visitor/events.ts';

/**
 * The events of a shop by name, with their detail. Each is emitted once, after the fact; only names beginning with `before-` come
 * before it and can be refused. On the page they are DOM events `storefront:<name>` (bubbling, composed) on the product's element,
 * or on the document element where no product is concerned.
 */
export interface StorefrontEvents extends CoreEvents, CartEvents, ProductEvents, FormEvents, RestockEvents, PopupEvents, VisitorEvents {}

export type StorefrontEventName = keyof StorefrontEvents;
