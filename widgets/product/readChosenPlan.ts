import { PageError } from '../../src/lib/PageError.ts';
import type { Product } from '../../src/commerce/model/product.ts';
import type { Page } from '../../src/core/page/createPage.ts';
import { recognisesPlatformMarkup, selectParts } from '../../src/core/page/recognisesPlatformMarkup.ts';
import { countPlans, readPlanChoice } from '../../src/core/page/readPlanChoice.ts';
import * as selectors from '../../src/core/page/selectors.ts';

interface Known {
  readonly product: Pick<Product, 'variants'>;
  readonly plan: number | null;
}

/**
 * The plan that the page shows as chosen, mounted or not, else the known one. `undefined`: a subscription whose plan is unknown, which is
 * reported.
 */
export function readChosenPlan(
  page: Page,
  productKey: string,
  { product, plan }: Known,
  report: (error: unknown) => void,
): number | null | undefined {
  const choices = partsOf(page, productKey, 'subscription');
  const [first] = choices;
  if (!first) return plan;
  const count = countPlans(product);
  const chosen = readPlanChoice(choices, count);
  if (chosen === undefined) {
    const message = `a subscription is chosen, but which plan it is cannot be known; expected one choice for each of the ${count} plans in "pricingOptions". Nothing is sold.`;
    report(new PageError(message, first));
  }
  return chosen;
}

/** Whether the page has what a visitor chooses the product's options by. */
export const hasPicker = (page: Page, productKey: string): boolean => partsOf(page, productKey, 'variants').length > 0;

function partsOf(page: Page, productKey: string, part: selectors.PartName): Element[] {
  const found = page.document.querySelectorAll(selectParts([part], recognisesPlatformMarkup(page.document)));
  return [...found].filter((one) => !one.closest(selectors.off) && page.pageProductOf(one)?.id === productKey);
}
