import { features as own } from '../app.ts';
import type { Feature } from '../core/feature/defineFeature.ts';
import * as kit from '../kit.ts';
import { PageError } from '../lib/PageError.ts';
import type { CreateFeature } from './CreateFeature.ts';

const EXPECTED = 'expected a function that returns what defineFeature returns.';

/**
 * Makes a feature from outside, and adds it to `others`, those that were made before.
 * @throws PageError where it is no feature, or where another one has its name or the name of one of its widgets
 */
export async function makeFeature(create: CreateFeature, others: Feature[]): Promise<Feature> {
  if (typeof create !== 'function') throw new PageError(EXPECTED);
  const made: unknown = await create(kit);
  const feature = made as Feature;
  if (typeof made !== 'object' || typeof feature?.name !== 'string' || !Array.isArray(feature.widgets)) throw new PageError(EXPECTED);
  const known: readonly Feature[] = [...own, ...others];
  const names = new Set(feature.widgets.map(({ name }) => name));
  const isTaken = known.some(({ name, widgets }) => name === feature.name || widgets.some((widget) => names.has(widget.name)));
  if (isTaken) throw new PageError(`"${feature.name}" is left out: another feature has its name, or the name of one of its widgets.`);
  others.push(feature);
  return feature;
}
