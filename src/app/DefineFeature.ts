import type { defineFeature, Feature, FeatureDefinition } from '../core/feature/defineFeature.ts';
import type { FeatureCore } from '../core/feature/FeatureCore.ts';
import type { SettingsTable } from '../lib/settingReaders.ts';
import type { TextTable } from '../commerce/texts/localize.ts';
import type { StorefrontEvents } from './StorefrontEvents.ts';

/** The types of a `start` that names none itself: it may listen to every event of the shop. */
type DefineListener = <
  Events extends object = object,
  const Settings extends SettingsTable = {},
  const Words extends TextTable = {},
  Name extends string = string,
>(
  feature: Omit<FeatureDefinition<Events, Settings, Words, Name>, 'start'> & {
    start?(core: FeatureCore<{ events: StorefrontEvents & Events; settings: Settings; texts: Words }>, signal: AbortSignal): void;
  },
) => Feature<Events, Settings, Words, Name>;

/** `defineFeature` for features from outside. */
export type DefineFeature = DefineListener & typeof defineFeature;
