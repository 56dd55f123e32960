import type { CartEvents } from '../../widgets/cart/events.ts';
import type { FormEvents } from '../../widgets/form/events.ts';
import type { PopupEvents } from '../../widgets/popup/events.ts';
import type { ProductEvents } from '../../widgets/product/events.ts';
import type { VisitorEvents } from './events.ts';

/** The events that analytics listens for, and its own. */
export interface HeardEvents extends CartEvents, ProductEvents, FormEvents, PopupEvents, VisitorEvents {}

export type HeardEventName = keyof HeardEvents;
