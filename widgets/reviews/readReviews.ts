import { idOf } from '../../src/core/page/findRoot.ts';
import type { Page } from '../../src/core/page/createPage.ts';

/** Default time zone (IANA name). */
const DEFAULT_TIME_ZONE = 'America/New_York';

export interface ReviewsProps {
  readonly productId: string;
  readonly productName: string | null;
  /** BCP 47 tag of the site. */
  readonly locale: string;
  /** IANA name of the site's time zone. */
  readonly timeZone: string;
}

/** `null` when it names no product and stands in none. */
export function readReviews(element: HTMLElement, page: Page): ReviewsProps | null {
  const productId = idOf(element) ?? page.pageProductOf(element)?.product.id;
  if (!productId) return null;
  const { item, website } = page.context();
  return {
    productId,
    productName: (item?.id === productId ? item.title : null) ?? null,
    locale: website?.language ?? (page.document.documentElement.lang || 'en-US'),
    timeZone: website?.timeZone ?? DEFAULT_TIME_ZONE,
  };
}
