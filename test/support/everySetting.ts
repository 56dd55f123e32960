import { features } from '../../src/app.ts';
import type { FeatureSettings, FeatureTexts } from '../../src/app/FeatureSettings.ts';
import { pageSettings } from '../../src/app/visit/createPageFacts.ts';
import { localize } from '../../src/commerce/texts/localize.ts';
import { coreSettings, readSettings, type Config } from '../../src/core/config.ts';
import type { Report } from '../../src/core/createReport.ts';
import type { SettingsOf, SettingsTable } from '../../src/lib/settingReaders.ts';

/** The values of all settings: core's, those of the features, and those of what runs on every page. */
export type EverySetting = Config & FeatureSettings & SettingsOf<typeof pageSettings>;

export const settingsTables: readonly SettingsTable[] = [coreSettings, ...features.map(({ settings }) => settings), pageSettings];

/** Reads all settings from these records. */
export const readEverySetting = (sources: Parameters<typeof readSettings>[1], report: Report): EverySetting =>
  Object.assign({}, ...settingsTables.map((table) => readSettings(table, sources, report))) as EverySetting;

/** The texts of all features as a site without any `localizedStrings` has them. */
export const featureTexts = Object.fromEntries(
  features.map((feature) => [`${feature.name}Texts`, localize(feature, null)]),
) as unknown as FeatureTexts;
