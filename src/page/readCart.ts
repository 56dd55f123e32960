import { PageError } from '../lib/PageError.ts';
import { readCartPage, type CartPage } from '../model/cartPage.ts';
import { toMoney } from '../model/money.ts';
import type { Page } from './createPage.ts';
import * as names from './names.ts';
import { readJsonScript } from './readJson.ts';

/** The place of the full-page cart. */
export interface CartProps {
  /** What the page was served with, to be shown until the cart is loaded; `null` when it brings nothing that can be read. */
  readonly served: CartPage | null;
  /** The least that an order must come to before discounts, in minor units; `null`: any. */
  readonly minimumCents: number | null;
  /** Why what it brings cannot be read: the cart is shown all the same, once it is loaded. */
  readonly problem: unknown;
}

const EXPECTED = 'the cart with its items';

/** Reads the place of the full-page cart; its JSON is its own child, or the cart root's. */
export function readCart(element: HTMLElement, page: Page): CartProps {
  let served: CartPage | null = null;
  let problem: unknown = null;
  try {
    const raw = readJsonScript(
      element.querySelector(names.json) ?? element.closest(names.cartRoot)?.querySelector(names.json) ?? null,
      EXPECTED,
    );
    served = readCartPage(raw);
    if (raw !== null && !served) throw new PageError(`The JSON script was expected to hold ${EXPECTED}.`, element);
  } catch (error) {
    problem = error;
  }
  const store = page.context().websiteSettings?.storeSettings;
  const minimum = toMoney(store?.minimumOrderSubtotal, store?.defaultCurrency ?? '')?.minor ?? served?.minimumCents ?? null;
  return { served, minimumCents: store?.minimumOrderSubtotalEnabled === false ? null : minimum, problem };
}
