/** The entry of the package: the widgets, and the script tag's manners. Importing it starts nothing; its own tag does, or `start()`. */
import { boot, ownTag } from '../src/index.ts';
import { widgets } from './list.ts';

const storefront = boot(widgets, ownTag(import.meta.url));

export const { cart, consent, destroy, mark, measure, on, product, push, ready, scan, start, track, version } = storefront;
export type {
  AnalyticsEvent,
  ConsentApi,
  ConsentState,
  ProductHandle,
  StartOptions,
  Storefront,
  StorefrontEventName,
  StorefrontEvents,
} from '../src/index.ts';
