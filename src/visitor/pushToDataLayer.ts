import { attempt } from '../lib/result.ts';
import type { AnalyticsEvent } from './analyticsEvent.ts';

export interface DataLayerOwner {
  dataLayer?: unknown;
}

/** Creates a missing `dataLayer`; one that is not a list belongs to other code, as does what its own `push` throws. */
export function pushTo(view: DataLayerOwner, ...entries: readonly unknown[]): void {
  const layer = (view.dataLayer ??= []);
  if (Array.isArray(layer)) for (const entry of entries) attempt(() => layer.push(entry));
}

/** Pushes an event in the format that Google Analytics 4 documents for tag managers. */
export function pushToDataLayer(view: DataLayerOwner, { name, parameters }: AnalyticsEvent): void {
  if (!('items' in parameters)) return pushTo(view, { event: name, ...parameters });
  // Clears the previous event's `ecommerce`, which tag managers would merge.
  pushTo(view, { ecommerce: null }, { event: name, ecommerce: parameters });
}
