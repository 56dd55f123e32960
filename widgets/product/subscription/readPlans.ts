import { countPlans, listsPlans, planSelect, readPlanChoice } from '../../../src/core/page/readPlanChoice.ts';
import { isFilled } from '../../../src/lib/isFilled.ts';
import { PageError } from '../../../src/lib/PageError.ts';
import type { Page } from '../../../src/core/page/createPage.ts';

/** The choice between buying once and subscribing. */
export interface PlansProps {
  readonly productInstance: string;
  /** How many plans each variant is sold under. */
  readonly planCount: number;
  /** The server's controls; `null` where the page leaves the choice to us. */
  readonly served: PlanControls | null;
}

/** The controls of a choice; layouts may have it twice. */
export interface PlanControls {
  /** What stands round the radio buttons of one choice. */
  readonly groups: readonly Element[];
  readonly once: readonly HTMLInputElement[];
  readonly subscribe: readonly HTMLInputElement[];
  readonly frequencies: readonly HTMLSelectElement[];
  readonly oncePrices: readonly Element[];
  readonly planPrices: readonly Element[];
}

/**
 * Reads the choice of a plan; `null` for a product whose variants are not all sold under the same number of plans.
 * @throws PageError when the drop-down does not offer as many frequencies as there are plans: which is which cannot be known
 */
export function readPlans(element: HTMLElement, page: Page): PlansProps | null {
  const productInstance = page.productInstanceOf(element);
  const planCount = productInstance ? countPlans(productInstance.product) : 0;
  if (!productInstance || planCount === 0) return null;
  const props = { productInstance: productInstance.id, planCount };
  if (!isFilled(element)) return { ...props, served: null };
  const served = readPlanControls(element);
  const { frequencies } = served;
  const isMissing = frequencies.length === 0 && planCount > 1;
  const mistaken = frequencies.find((select) => !listsPlans(select, planCount)) ?? (isMissing ? element : null);
  // What is chosen at the moment may be told apart by no control that we know.
  if (mistaken || readPlanChoice([element], planCount) === undefined)
    throw new PageError(
      `expected ${planCount} choices, one per plan, none of them a placeholder. The server's HTML stays, and no subscription is sold by it.`,
      mistaken,
    );
  return { ...props, served };
}

const SUBSCRIPTION = '.subscription-option';

export function readPlanControls(element: Element): PlanControls {
  const all = <Found extends Element>(selector: string) => [...element.querySelectorAll<Found>(selector)];
  const priceIn = (option: string, price: string) => all(`${option} .product-price,${price}:not(:has(.product-price))`);
  return {
    groups: all('.subs-otp-radio-wrapper,.subs-otp-button-wrapper'),
    once: all('.one-time-purchase-option input[type="radio"]'),
    subscribe: all(`${SUBSCRIPTION} input[type="radio"]`),
    frequencies: all(planSelect),
    oncePrices: priceIn('.one-time-purchase-option', '.one-time-purchase-product-price'),
    planPrices: priceIn(SUBSCRIPTION, '.subscription-product-price'),
  };
}
