import { isFilled, PageError, type Page } from '../../src/kit.ts';

/** The choice between buying once and subscribing. */
export interface PlansProps {
  readonly productInstance: string;
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
  const count = productInstance?.product.variants[0]?.pricingOptions.length ?? 0;
  if (!productInstance || count === 0 || productInstance.product.variants.some(({ pricingOptions }) => pricingOptions.length !== count))
    return null;
  if (!isFilled(element)) return { productInstance: productInstance.id, served: null };
  const served = readPlanControls(element);
  const other = served.frequencies.find(({ options }) => options.length !== count);
  if (other) throw new PageError(`expected ${count} choices, one per plan. The server's HTML stays.`, other);
  return { productInstance: productInstance.id, served };
}

const SUBSCRIPTION = '.subscription-option';

export function readPlanControls(element: Element): PlanControls {
  const all = <Found extends Element>(selector: string) => [...element.querySelectorAll<Found>(selector)];
  const priceIn = (option: string, price: string) => all(`${option} .product-price,${price}:not(:has(.product-price))`);
  return {
    groups: all('.subs-otp-radio-wrapper,.subs-otp-button-wrapper'),
    once: all('.one-time-purchase-option input[type="radio"]'),
    subscribe: all(`${SUBSCRIPTION} input[type="radio"]`),
    frequencies: all('select'),
    oncePrices: priceIn('.one-time-purchase-option', '.one-time-purchase-product-price'),
    planPrices: priceIn(SUBSCRIPTION, '.subscription-product-price'),
  };
}

/** What they show as chosen: the plan by its place; `null`: bought once. */
export function readPlan({ subscribe, frequencies }: PlanControls): number | null {
  const chosen = subscribe.find(({ checked }) => checked);
  if (!chosen) return null;
  const option = chosen.closest(SUBSCRIPTION);
  return (frequencies.find((select) => option?.contains(select)) ?? frequencies[0])?.selectedIndex ?? 0;
}
