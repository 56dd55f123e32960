import { z } from '../lib/zod.ts';
import { flag, shownInteger, shownText, statedFlag } from './fields.ts';
import { merchandisingSettingsSchema } from './merchandisingSettings.ts';
import { validItems } from './validItems.ts';
import { wireAmount } from './wireAmount.ts';

/**
 * What the store's owner has set (spec §3). Pages change some of it from their own scripts (`expressCheckout`), so it is read at the
 * time of use. The page context carries the same record: `pageContextSchema` knows the few fields that every page needs.
 */
export const storeSettingsSchema = z.looseObject({
  expressCheckout: flag,
  useLightCart: flag,
  /** May lack its leading slash. */
  continueShoppingLinkUrl: shownText,
  /** ISO 4217 codes. */
  currenciesSupported: z.catch(validItems(z.string()), () => []),
  defaultCurrency: shownText,
  selectedCurrency: shownText,
  minimumOrderSubtotalEnabled: flag,
  minimumOrderSubtotal: z.catch(z.nullable(wireAmount()), null),
  /** `null`: not stated, and allowed unless the merchandising settings say otherwise. */
  multipleQuantityAllowedForServices: statedFlag,
  /** What the site shows after an add; 2 is known. */
  addToCartConfirmationType: shownInteger,
  isLive: flag,
  showNoteField: flag,
  /** The host's code of the units of measure. */
  measurementStandard: shownInteger,
  merchandisingSettings: z.catch(z.nullable(merchandisingSettingsSchema), null),
});

export type StoreSettings = z.infer<typeof storeSettingsSchema>;
