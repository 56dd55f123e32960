import { readFields, readFlag, readText } from '../../src/lib/readers.ts';
import { isFilled } from '../../src/core/page/isFilled.ts';
import { readMerchandising } from '../../src/core/page/readMerchandising.ts';
import type { Page } from '../../src/core/page/createPage.ts';
import { findRestockNodes, type RestockNodes } from './RestockNodes.ts';

/** A block in which a visitor asks to be told when a variant is back in stock. */
export interface RestockProps {
  readonly productInstance: string;
  /** The variant that the block is for; `null`: whichever is chosen. */
  readonly variantId: string | null;
  /** Whether the site has switched these blocks off. */
  readonly isOff: boolean;
  /** Whether the server shows it: what counts where the page says nothing of the variants, as version 7 does of a product that has only one. */
  readonly isServed: boolean;
  /** What the server sent in it; `null` where the block is left to us. */
  readonly served: RestockNodes | null;
  /** Whether the shop's letter is offered; `null` where the page does not say, and what it shows counts. */
  readonly offersMailingList: boolean | null;
  /** Whether the shop's letter is asked for unless the visitor takes that back. */
  readonly optsIn: boolean;
  /** What the site says once the platform has taken the wish; `null`: our words. */
  readonly successText: string | null;
}

const VARIANT_ID = 'data-variant-id';

const readSettings = readFields({ restockNotificationsEnabled: readFlag, restockNotificationsSuccessText: readText });

/** Reads a block: one per sold-out variant in versions 7 and 7.1, one for all of them in version 8 and on neutral pages. */
export function readRestock(element: HTMLElement, page: Page): RestockProps | null {
  const productInstance = page.productInstanceOf(element);
  if (!productInstance) return null;
  const { mailingListSignUpEnabled = null, mailingListOptInByDefault = false } = readMerchandising(productInstance, page);
  const settings = readSettings(page.context().websiteSettings?.storeSettings?.merchandisingSettings);
  const filled = isFilled(element);
  return {
    productInstance: productInstance.id,
    variantId: element.getAttribute(VARIANT_ID) || null,
    isOff: settings?.restockNotificationsEnabled === false,
    isServed: filled && !element.hidden,
    served: filled ? findRestockNodes(element) : null,
    offersMailingList: mailingListSignUpEnabled,
    optsIn: mailingListOptInByDefault,
    successText: settings?.restockNotificationsSuccessText?.trim() || null,
  };
}
