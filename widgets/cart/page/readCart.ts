import { PageError } from '../../../src/lib/PageError.ts';
import { jsonScript, readJsonScript } from '../../../src/lib/readJson.ts';
import type { Page } from '../../../src/core/page/createPage.ts';
import { readCartPage, type CartPage } from './cartPage.ts';
import { readMinimum } from './checkoutNote.ts';

/** The place of the full-page cart. */
export interface CartProps {
  /** Whether the platform sends the place empty, so that what stands in it was put there by a script of the page, and stays. */
  readonly isServedEmpty: boolean;
  /** The data that the page was served with; `null` when nothing in it can be read. */
  readonly served: CartPage | null;
  /** The least that an order must come to before discounts, in minor units; `null`: any. */
  readonly minimumCents: number | null;
  /** ISO 3166-1 alpha-2 code of the store's country; '' when the page does not say. */
  readonly storeCountry: string;
  /** The error of served data that cannot be read: the cart is shown all the same, once it is loaded. */
  readonly problem: unknown;
}

const EXPECTED = 'settings of the store, "storeCurrency" among them, or the cart with its items';

/** Reads the place of the full-page cart; its JSON is its own child, or the cart root's. */
export function readCart(element: HTMLElement, page: Page): CartProps {
  let served: CartPage | null = null;
  let problem: unknown = null;
  try {
    const raw = readJsonScript(
      element.querySelector(jsonScript) ?? element.closest('#sqs-cart-root')?.querySelector(jsonScript) ?? null,
      EXPECTED,
    );
    served = readCartPage(raw);
    const isBroken = served ? served.cart === null && Object(raw)['cart'] != null : raw !== null;
    if (isBroken) throw new PageError(`The JSON script was expected to hold ${EXPECTED}.`, element);
    if (served && served.illegible.length > 0)
      throw new PageError(
        `In the JSON script, ${served.illegible.join(', ')} was expected to be an amount; it counts as not given.`,
        element,
      );
  } catch (error) {
    problem = error;
  }
  const context = page.context();
  return {
    isServedEmpty: element.id === 'sqs-cart-container',
    served,
    minimumCents: readMinimum(context, served?.minimumCents),
    storeCountry: context.websiteSettings?.country?.toUpperCase() ?? served?.country ?? '',
    problem,
  };
}
