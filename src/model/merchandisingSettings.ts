import { z } from '../lib/zod.ts';
import { flag, shownInteger, shownText, statedFlag } from './fields.ts';

/** How a site sells: scarcity, restock notifications, reviews, related products (spec §3). What is missing or wrong counts as not set. */
export const merchandisingSettingsSchema = z.looseObject({
  scarcityEnabledOnProductItems: flag,
  scarcityEnabledOnProductBlocks: flag,
  /** "DEFAULT_SCARCITY_MESSAGE", or the platform's name of another one. */
  scarcityMessageType: shownText,
  /** Stock at or below which a product is scarce. */
  scarcityThreshold: shownInteger,
  /** `null`: not stated here, and allowed unless the store settings say otherwise. */
  multipleQuantityAllowedForServices: statedFlag,
  restockNotificationsEnabled: flag,
  /** Empty or `null`: the usual text. */
  restockNotificationsSuccessText: shownText,
  restockNotificationsMailingListSignUpEnabled: flag,
  relatedProductsEnabled: flag,
  /** For one, "random". */
  relatedProductsOrdering: shownText,
  /** Sold-out choices are disabled, not only labelled. */
  soldOutVariantsDropdownDisabled: flag,
  productReviewsEnabled: flag,
  displayImportedProductReviewsEnabled: flag,
  hasOptedToCollectNativeReviews: flag,
});

export type MerchandisingSettings = z.infer<typeof merchandisingSettingsSchema>;
