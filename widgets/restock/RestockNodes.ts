import { readFields, readFlag, readText } from '../../src/lib/readers.ts';
import { isFilled } from '../../src/lib/isFilled.ts';
import { readMerchandising } from '../../src/core/page/readMerchandising.ts';
import type { Page } from '../../src/core/page/createPage.ts';

export interface RestockProps {
  readonly productKey: string;
  /** `null`: whichever is chosen. */
  readonly variantId: string | null;
  readonly isOff: boolean;
  /** Whether the server shows it; counts where the page has no variant data, as in version 7 for a product with a single one. */
  readonly isServed: boolean;
  readonly served: RestockNodes | null;
  /** `null`: not stated, and the served form decides. */
  readonly offersMailingList: boolean | null;
  /** Whether the newsletter is preselected. */
  readonly optsIn: boolean;
  /** `null`: our text. */
  readonly successText: string | null;
}

const VARIANT_ID = 'data-variant-id';

const readSettings = readFields({ restockNotificationsEnabled: readFlag, restockNotificationsSuccessText: readText });

export const RESTOCK_CTA = 'product-restock-cta';
export const RESTOCK_FORM = 'product-restock-form';
export const RESTOCK_MAILING_LIST = 'product-restock-mailing-list';

export interface RestockNodes {
  readonly cta: Element | null;
  readonly form: Element | null;
  readonly email: HTMLInputElement | null;
  readonly texts: readonly HTMLTextAreaElement[];
  readonly submit: Element | null;
  readonly mailingList: Element | null;
  readonly box: HTMLInputElement | null;
  /** Shown when it is needed. */
  readonly captcha: Element | null;
}

export function findRestockNodes(element: Element): RestockNodes {
  return {
    cta: element.querySelector(`.${RESTOCK_CTA}`),
    form: element.querySelector('form'),
    email: element.querySelector('input[name="email"],input[type="text"],input[type="email"]'),
    texts: [...element.querySelectorAll('textarea')],
    submit: element.querySelector('[type="submit"]'),
    mailingList: element.querySelector(`.${RESTOCK_MAILING_LIST}`),
    box: element.querySelector('input[type="checkbox"]'),
    captcha: element.querySelector('.captcha-container,[data-storefront="captcha"]'),
  };
}

/** Maximum length stated in the markup. */
export const readTextLimit = (text: HTMLTextAreaElement): string | null =>
  text.getAttribute('data-max-length') ?? text.getAttribute('maxlength');

/** Versions 7 and 7.1 have a block per sold-out variant, version 8 and neutral pages one for all. */
export function readRestock(element: HTMLElement, page: Page): RestockProps | null {
  const pageProduct = page.pageProductOf(element);
  if (!pageProduct) return null;
  const { mailingListSignUpEnabled = null, mailingListOptInByDefault = false } = readMerchandising(pageProduct, page);
  const settings = readSettings(page.context().websiteSettings?.storeSettings?.merchandisingSettings);
  const filled = isFilled(element);
  return {
    productKey: pageProduct.id,
    variantId: element.getAttribute(VARIANT_ID) || null,
    isOff: settings?.restockNotificationsEnabled === false,
    isServed: filled && !element.hidden,
    served: filled ? findRestockNodes(element) : null,
    offersMailingList: mailingListSignUpEnabled,
    optsIn: mailingListOptInByDefault,
    successText: settings?.restockNotificationsSuccessText?.trim() || null,
  };
}
