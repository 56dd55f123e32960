import { features as own } from '../app.ts';
import { coreSettings } from '../core/config.ts';
import type { Feature } from '../core/feature/defineFeature.ts';
import { shopTexts } from '../commerce/texts/shopTexts.ts';
import * as kit from '../kit.ts';
import { PageError } from '../lib/PageError.ts';
import type { CreateFeature } from './CreateFeature.ts';

const EXPECTED = 'expected a function that returns what defineFeature returns.';

/**
 * Makes a feature from outside, and adds it to `others`, those that were made before.
 * @throws PageError where it is no feature, or where another one has its name or the name of one of its widgets or settings
 */
export async function makeFeature(create: CreateFeature, others: Feature[]): Promise<Feature> {
  if (typeof create !== 'function') throw new PageError(EXPECTED);
  const feature = (await create(kit)) as Feature | null;
  if (typeof feature?.name !== 'string' || !Array.isArray(feature.widgets)) throw new PageError(EXPECTED);
  const known: readonly Feature[] = [...own, ...others];
  const taken = new Set([shopTexts.name, ...known.flatMap(({ name, widgets }) => [name, ...widgets.map((widget) => widget.name)])]);
  const takenSettings = new Set([coreSettings, ...known.map(({ settings }) => settings)].flatMap((table) => Object.keys(table)));
  if (
    [feature.name, ...feature.widgets.map(({ name }) => name)].some((name) => taken.has(name)) ||
    Object.keys(feature.settings).some((name) => takenSettings.has(name))
  )
    throw new PageError(`"${feature.name}" is left out: another feature has its name, or the name of one of its widgets or settings.`);
  others.push(feature);
  return feature;
}
