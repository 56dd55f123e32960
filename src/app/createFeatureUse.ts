import type { Report } from '../core/createReport.ts';
import type { Feature } from '../core/feature/defineFeature.ts';
import { isBeingEdited } from '../core/page/recognisesPlatformMarkup.ts';
import type { CreateFeature } from './CreateFeature.ts';
import type { Runtime } from './Runtime.ts';

/** Features from outside. */
export interface FeatureUse {
  use(create: CreateFeature): void;
  /** Those that are made; each run of the shop has them. */
  readonly features: readonly Feature[];
  /** Whether a page needs the shop for them. */
  isWanted(): boolean;
  /** Makes those that have waited for a running shop. */
  makeAll(): void;
  /** Settles when none is being made. */
  made(): Promise<unknown>;
}

/**
 * Adds features from outside to a shop. One that cannot be made is reported, and harms nothing.
 * @param wake starts the shop on the page, where it is on
 */
export function createFeatureUse(runtime: () => Runtime | null, wake: () => Promise<unknown> | null, report: Report): FeatureUse {
  const features: Feature[] = [];
  const waiting: CreateFeature[] = [];
  let making: Promise<unknown> = Promise.resolve();
  const onError = (error: unknown) => report(error, { part: 'use' });

  const makeAll = () => {
    if (waiting.length === 0) return;
    const all = import('./makeFeature.ts').then(
      ({ makeFeature }) =>
        Promise.all(waiting.splice(0).map((create) => makeFeature(create, features).then((feature) => runtime()?.add(feature), onError))),
      onError,
    );
    making = Promise.all([making, all]);
  };

  return {
    use(create) {
      waiting.push(create);
      if (runtime()) makeAll();
      else if (typeof document !== 'undefined' && !isBeingEdited(document)) wake()?.catch(onError);
    },
    features,
    isWanted: () => waiting.length + features.length > 0,
    makeAll,
    made: () => making,
  };
}
