import type { CartEvents } from './CartEvents.ts';
import type { CoreEvents } from './CoreEvents.ts';
import type { FormEvents } from './FormEvents.ts';
import type { PopupEvents } from './PopupEvents.ts';
import type { ProductEvents } from './ProductEvents.ts';
import type { RestockEvents } from './RestockEvents.ts';
import type { VisitorEvents } from './VisitorEvents.ts';

/**
 * The events of a shop by name, with their detail. Each is emitted once, after the fact; only names beginning with `before-` come
 * before it and can be refused. On the page they are DOM events `storefront:<name>` (bubbling, composed) on the product's element,
 * or on the document element where no product is concerned.
 */
export interface StorefrontEvents extends CoreEvents, CartEvents, ProductEvents, FormEvents, RestockEvents, PopupEvents, VisitorEvents {}

export type StorefrontEventName = keyof StorefrontEvents;
