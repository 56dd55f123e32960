import type { Page } from './createPage.ts';

/**
 * The places of reviews, where the site shows them and the page may have gained a product: nobody else loads what makes them.
 * @param isOff nothing of ours is shown on this page
 */
export function placeReviewsLater(page: Page, isOff: boolean, report: (error: unknown) => void): { place(): void; stop(): void } {
  const offs: (() => void)[] = [];
  let isStopped = false;
  return {
    place() {
      const { storeSettings } = page.context().websiteSettings ?? {};
      if (isOff || storeSettings?.merchandisingSettings?.productReviewsEnabled !== true) return;
      void import('./placeReviews.ts').then(({ placeReviews }) => {
        const off = isStopped ? null : placeReviews(page);
        if (off) offs.push(off);
      }, report);
    },
    stop() {
      isStopped = true;
      for (const off of offs) off();
    },
  };
}
