import type { SettingsTable } from '../../lib/settingReaders.ts';
import type { TextTable } from '../../commerce/texts/localize.ts';
import type { Widget } from '../mount/defineWidget.ts';
import type { FeatureCore } from './FeatureCore.ts';

/** The definition that `defineFeature` takes. */
export interface FeatureDefinition<
  Events extends object,
  Settings extends SettingsTable,
  Words extends TextTable,
  Name extends string = string,
> {
  readonly name: Name;
  readonly widgets?: readonly Widget[];
  /** By name: reader and default. Set like every setting, by page context, tag or `start(options)`. */
  readonly settings?: Settings;
  /**
   * In English, by key. A site's `localizedStrings` override each by the feature's name and its key: `wish-list.wishKept`. Those of parts
   * that are loaded later are better kept in a `Catalogue` beside the part.
   */
  readonly texts?: Words;
  /** Emitted events with their details. Only the type counts: `events: {} as MyEvents`. */
  readonly events?: Events;
  /**
   * Runs each time the shop starts on a page, before anything is mounted. Errors are reported and harm no other feature.
   *
   * @param core the parts of `FeatureCore` that the feature names by type
   *
   * @param signal aborts when the shop leaves the page; everything begun must end and be restored
   */
  start?(core: FeatureCore, signal: AbortSignal): void;
}

/** The result of `defineFeature`: a feature for the shop’s list or `Storefront.use`. */
export interface Feature<
  Events extends object = object,
  Settings extends SettingsTable = SettingsTable,
  Words extends TextTable = TextTable,
  Name extends string = string,
> extends FeatureDefinition<Events, Settings, Words, Name> {
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
 *   settings: { wishLimit: [readInteger, 50] },
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
  Name extends string = string,
>(
  feature: FeatureDefinition<Events, Settings, Words, Name>,
): Feature<Events, Settings, Words, Name> => ({ widgets: [], settings: {} as Settings, texts: {} as Words, ...feature });
