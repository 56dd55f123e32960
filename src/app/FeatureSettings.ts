import type { features } from '../app.ts';
import type { Texts } from '../commerce/texts/localize.ts';
import type { SettingsOf } from '../lib/settingReaders.ts';

type OwnFeature = (typeof features)[number];

/** The type that is assignable to every member of a union. */
type Sum<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void ? All : never;

/** The settings of all features, by their names. */
export type FeatureSettings = Sum<SettingsOf<OwnFeature['settings']>>;

/** The texts of all features in the site's wording: those of the cart as `cartTexts`. */
export type FeatureTexts = { readonly [Own in OwnFeature as `${Own['name']}Texts`]: Texts<Own> };
