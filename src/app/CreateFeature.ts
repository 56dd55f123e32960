import type { Feature, FeatureDefinition } from '../core/feature/defineFeature.ts';
import type { FeatureCore } from '../core/feature/FeatureCore.ts';
import type { SettingsTable } from '../lib/settingReaders.ts';
import type { TextTable } from '../commerce/texts/localize.ts';
import type { StorefrontEvents } from './StorefrontEvents.ts';

/** `defineFeature` for features from outside, whose `start` may listen to every event of the shop. */
type DefineFeature = <Events extends object = object, const Settings extends SettingsTable = {}, const Words extends TextTable = {}>(
  feature: Omit<FeatureDefinition<Events, Settings, Words>, 'start'> & {
    start?(core: FeatureCore<{ events: StorefrontEvents & Events; settings: Settings; texts: Words }>, signal: AbortSignal): void;
  },
) => Feature<Events, Settings, Words>;

/** The tools that a feature from outside is built with: the module `storefront-embed/kit`. */
export type Kit = Omit<typeof import('../kit.ts'), 'defineFeature'> & { readonly defineFeature: DefineFeature };

/** Makes a feature; called once, when the renderer is loaded. */
export type CreateFeature = (kit: Kit) => Feature | Promise<Feature>;
