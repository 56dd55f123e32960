import type { CartEvents } from '../events/CartEvents.ts';
import type { FormEvents } from '../events/FormEvents.ts';
import type { PopupEvents } from '../events/PopupEvents.ts';
import type { ProductEvents } from '../events/ProductEvents.ts';
import type { VisitorEvents } from '../events/VisitorEvents.ts';

/** The events that analytics listens to, and its own. */
export interface HeardEvents extends CartEvents, ProductEvents, FormEvents, PopupEvents, VisitorEvents {}

export type HeardEventName = keyof HeardEvents;
