import type { AgentEvents } from '../../widgets/agents/events.ts';
import type { CartEvents } from '../../widgets/cart/events.ts';
import type { ErrorEvents } from '../errors/events.ts';
import type { CoreEvents } from '../core/events.ts';
import type { FormEvents } from '../../widgets/form/events.ts';
import type { PopupEvents } from '../../widgets/popup/events.ts';
import type { ProductEvents } from '../../widgets/product/events.ts';
import type { RestockEvents } from '../../widgets/restock/events.ts';
import type { VisitorEvents } from '../visitor/events.ts';

/**
 * The shop's events and their details. Each is emitted once, after the fact; only `before-…` events come before it and can be refused. On
 * the page they are bubbling, composed DOM events `storefront:<name>` on the product's element, or on the document element when no product
 * is concerned.
 */
export interface StorefrontEvents
  extends CoreEvents, CartEvents, ProductEvents, FormEvents, RestockEvents, PopupEvents, VisitorEvents, ErrorEvents, AgentEvents {}

export type StorefrontEventName = keyof StorefrontEvents;

/** The same on the page. */
type PageEvents = { [Name in StorefrontEventName as `storefront:${Name}`]: CustomEvent<StorefrontEvents[Name]> };

declare global {
  interface ElementEventMap extends PageEvents {}
  interface GlobalEventHandlersEventMap extends PageEvents {}
}
