import type { SettingsTable } from '../config.ts';
import type { Widget } from '../mount/defineWidget.ts';
import type { FeatureCore } from './FeatureCore.ts';

/** Texts by key, each with what it says where the site has no words of its own. */
export type TextTable = Readonly<Record<string, string>>;

/** What a feature may have, as `defineFeature` takes it. */
export interface FeatureDefinition<Events extends object, Settings extends SettingsTable, Words extends TextTable> {
  /** Names the feature in reports. */
  readonly name: string;
  readonly widgets?: readonly Widget[];
  /** By name: how the setting is read, and its default. A page gives it like every other: by the page context, the tag or `start(options)`. */
  readonly settings?: Settings;
  /** A site's `localizedStrings` override each under its key. */
  readonly texts?: Words;
  /** The events that it emits, by name, with their detail. Only the type counts: `events: {} as MyEvents`. */
  readonly events?: Events;
  /**
   * What the feature does on the page as a whole, beside its widgets. Called each time the shop starts on a page, before anything is
   * mounted; what throws is reported and harms no other feature.
   * @param core whatever the feature names of `FeatureCore`, by type
   * @param signal aborts when the shop leaves the page: whatever was begun ends then, and what was put on the page is taken back
   */
  start?(core: FeatureCore, signal: AbortSignal): void;
}

/** A feature of the shop. */
export interface Feature<
  Events extends object = object,
  Settings extends SettingsTable = SettingsTable,
  Words extends TextTable = TextTable,
> extends FeatureDefinition<Events, Settings, Words> {
  readonly widgets: readonly Widget[];
  readonly settings: Settings;
  readonly texts: Words;
}

/**
 * Declares a feature: its widgets, settings, texts and events, and what it does on the page as a whole. Ours are listed in `src/app.ts`; one
 * from outside is the same thing. What is rarely needed is loaded by `import()` from `start` and from the widgets.
 *
 * @example
 * defineFeature({
 *   name: 'wish-list',
 *   widgets: [wishButton],
 *   settings: { wishLimit: [readNumber, 50] },
 *   texts: { wishKept: '{title} is on your wish list.' },
 *   events: {} as WishEvents,
 *   start({ on, settings, texts, announce }: FeatureCore<{ events: CartEvents }>, signal) {
 *     on('item-added', …);
 *   },
 * })
 */
export const defineFeature = <
  Events extends object = object,
  const Settings extends SettingsTable = {},
  const Words extends TextTable = {},
>(
  feature: FeatureDefinition<Events, Settings, Words>,
): Feature<Events, Settings, Words> => ({ widgets: [], settings: {} as Settings, texts: {} as Words, ...feature });
