import { countPlans, listsPlans, planSelect, readPlanChoice } from '../../../src/core/page/readPlanChoice.ts';
import { isFilled } from '../../../src/lib/isFilled.ts';
import { PageError } from '../../../src/lib/PageError.ts';
import type { Page } from '../../../src/core/page/createPage.ts';

export interface PlansProps {
  readonly productKey: string;
  /** Number of plans per variant. */
  readonly planCount: number;
  /** `null`: no served controls, so we render them. */
  readonly served: PlanControls | null;
}

/** Layouts may have the controls twice. */
export interface PlanControls {
  readonly groups: readonly Element[];
  readonly once: readonly HTMLInputElement[];
  readonly subscribe: readonly HTMLInputElement[];
  readonly frequencies: readonly HTMLSelectElement[];
  readonly oncePrices: readonly Element[];
  readonly planPrices: readonly Element[];
}

/**
 * `null` when the variants have different numbers of plans.
 *
 * @throws PageError when the drop-down's frequencies do not match the plans
 */
export function readPlans(element: HTMLElement, page: Page): PlansProps | null {
  const pageProduct = page.pageProductOf(element);
  const planCount = pageProduct ? countPlans(pageProduct.product) : 0;
  if (!pageProduct || planCount === 0) return null;
  const props = { productKey: pageProduct.id, planCount };
  if (!isFilled(element)) return { ...props, served: null };
  const served = readPlanControls(element);
  const { frequencies } = served;
  const isMissing = frequencies.length === 0 && planCount > 1;
  const mistaken = frequencies.find((select) => !listsPlans(select, planCount)) ?? (isMissing ? element : null);
  // No known control may show the current choice.
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
