import type { AnalyticsEvent } from './analyticsEvent.ts';

/** The page's own queue for its tag manager. */
export interface DataLayerOwner {
  dataLayer?: unknown;
}

/** Adds to the page's `dataLayer`, which is made where it is missing; one that is no list is somebody else's. */
export function pushTo(view: DataLayerOwner, ...entries: readonly unknown[]): void {
  const layer = (view.dataLayer ??= []);
  if (Array.isArray(layer)) for (const entry of entries) layer.push(entry);
}

/** Tells an event to the page's tag manager, as Google Analytics 4 documents it for tag managers. */
export function pushToDataLayer(view: DataLayerOwner, { name, parameters }: AnalyticsEvent): void {
  if (name === 'generate_lead') return pushTo(view, { event: name, ...parameters });
  // Whatever an earlier event has said of its sale must not be taken for this one's.
  pushTo(view, { ecommerce: null }, { event: name, ecommerce: parameters });
}
