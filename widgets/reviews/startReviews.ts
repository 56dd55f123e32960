import type { FeatureCore } from '../../src/core/feature/FeatureCore.ts';

/** Makes the places of reviews, where the site shows them and the page may have gained a product; other pages do not load the code for that. */
export function startReviews({ page, isOff, onPage, report }: FeatureCore, signal: AbortSignal): void {
  if (!page.context().websiteSettings?.storeSettings?.merchandisingSettings?.productReviewsEnabled || isOff) return;
  const place = () => void import('./placeReviews.ts').then((module) => module.placeReviews(page, signal), report);
  place();
  onPage('nodes-added', place);
}
