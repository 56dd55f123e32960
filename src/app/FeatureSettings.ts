import type { features } from '../app.ts';
import type { SettingsOf } from '../lib/settingReaders.ts';

/** What is assignable to every member of a union. */
type Sum<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void ? All : never;

/** The settings of all features. */
export type FeatureSettings = Sum<SettingsOf<(typeof features)[number]['settings']>>;
