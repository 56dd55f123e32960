import { isVisible } from '../../lib/isVisible.ts';
import type { Product } from '../../commerce/model/product.ts';

const CHOICE = '.subs-and-otp-option';
const ONCE = '.one-time-purchase-option';
const SUBSCRIPTION = '.subscription-option';
/** How often: any drop-down in a choice but those of a variant picker, which may stand in it too. */
export const planSelect = 'select:not([data-variant-option-name],[data-variant-option-name] *,[name^="variant-option-"])';

/**
 * The plan that a page's choice between buying once and subscribing shows as chosen, by its place among `planCount` plans; `null`:
 * bought once; `undefined`: a subscription, and which one cannot be known.
 * @param choices the elements of the choice; layouts may have it twice
 */
export function readPlanChoice(choices: readonly Element[], planCount: number): number | null | undefined {
  const all = choices.flatMap((choice) => [...choice.querySelectorAll<HTMLInputElement>('input[type="radio"]')]);
  const selects = choices.flatMap((choice) => [...choice.querySelectorAll<HTMLSelectElement>(planSelect)]);
  // Of twins a theme shows one. The radio buttons themselves are often hidden behind their labels.
  const shown = all.filter((radio) => isVisible(radio.closest(CHOICE) ?? radio));
  const radio = (shown.length > 0 ? shown : all).find((one) => one.checked && !buysOnce(one));
  const option = radio?.closest(SUBSCRIPTION);
  const select = selects.find((one) => option?.contains(one)) ?? selects[0];
  // Without radio buttons the drop-down itself is the choice.
  if (all.length > 0 ? !radio : !select || buysOnce(select)) return null;
  if (radio && !option) return undefined;
  if (!select) return planCount === 1 ? 0 : undefined;
  return listsPlans(select, planCount) && select.selectedIndex >= 0 ? select.selectedIndex : undefined;
}

/** Whether a drop-down has one choice per plan. A plan is known by its place alone, which a placeholder would shift. */
export const listsPlans = ({ options }: HTMLSelectElement, planCount: number): boolean =>
  options.length === planCount && ![...options].some(({ value }) => value === '');

/** The number of plans of each variant that is sold; 0 where they differ, because a plan's place then has no meaning. */
export function countPlans({ variants }: Pick<Product, 'variants'>): number {
  const sold = variants.filter(({ problem }) => problem === undefined);
  const count = sold[0]?.pricingOptions.length ?? 0;
  return sold.every(({ pricingOptions }) => pricingOptions.length === count) ? count : 0;
}

const buysOnce = (control: HTMLInputElement | HTMLSelectElement): boolean =>
  control.closest(ONCE) !== null || (!control.closest(SUBSCRIPTION) && /^(?:once)?$|one.?time/i.test(control.value));
