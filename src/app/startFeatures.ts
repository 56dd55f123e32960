import { localize } from '../commerce/texts/localize.ts';
import { settingsOf, type ConfigSources } from '../core/config.ts';
import type { Feature } from '../core/feature/defineFeature.ts';
import type { FeatureCore } from '../core/feature/FeatureCore.ts';

export function startFeatures(
  features: readonly Feature[],
  core: Omit<FeatureCore, 'settings' | 'texts' | 'report'>,
  sources: ConfigSources,
  localizedStrings: unknown,
  signal: AbortSignal,
): void {
  for (const feature of features) {
    const report = (error: unknown) => sources.report(error, { part: feature.name });
    try {
      const settings = settingsOf(feature.settings, sources);
      // Something on every object may go by its name.
      if (typeof feature.start !== 'function') continue;
      feature.start({ ...core, settings, texts: localize(feature, localizedStrings), report }, signal);
    } catch (error) {
      report(error);
    }
  }
}
