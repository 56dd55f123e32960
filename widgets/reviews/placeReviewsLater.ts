import type { Page } from '../../src/core/page/createPage.ts';

/**
 * Loads what adds review places, if the site shows reviews and the page may have a new product.
 *
 * @param isOff nothing of ours is shown on this page
 */
export function placeReviewsLater(page: Page, isOff: boolean, report: (error: unknown) => void): { place(): void; stop(): void } {
  const leaving = new AbortController();
  return {
    place() {
      const { storeSettings } = page.context().websiteSettings ?? {};
      if (isOff || storeSettings?.merchandisingSettings?.productReviewsEnabled !== true) return;
      void import('./placeReviews.ts').then(({ placeReviews }) => placeReviews(page, leaving.signal), report);
    },
    stop: () => leaving.abort(),
  };
}
