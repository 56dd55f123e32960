import { settingsOf, type ConfigSources } from '../core/config.ts';
import type { Feature } from '../core/feature/defineFeature.ts';
import type { Texts } from '../commerce/texts/localize.ts';
import type { FeatureCore } from '../core/feature/FeatureCore.ts';
import type { Settings } from './createSettings.ts';

export function startFeatures(
  features: readonly Feature[],
  core: Omit<FeatureCore, 'settings' | 'texts' | 'report'>,
  sources: ConfigSources,
  settings: Settings,
  signal: AbortSignal,
): void {
  for (const feature of features) {
    const report = (error: unknown) => sources.report(error, { part: feature.name });
    try {
      const own = settingsOf(feature.settings, sources);
      // Something on every object may go by its name.
      if (typeof feature.start !== 'function') continue;
      feature.start(
        { ...core, settings: own, texts: settings[`${feature.name}Texts` as keyof Settings] as Texts<Feature>, report },
        signal,
      );
    } catch (error) {
      report(error);
    }
  }
}
