import { isVisible } from '../../lib/isVisible.ts';
import type { Product } from '../../commerce/model/product.ts';

const CHOICE = '.subs-and-otp-option';
const ONCE = '.one-time-purchase-option';
const SUBSCRIPTION = '.subscription-option';
/** Any drop-down in a plan choice except a variant picker's. */
export const planSelect = 'select:not([data-variant-option-name],[data-variant-option-name] *,[name^="variant-option-"])';

/**
 * Index of the chosen plan among `planCount`; `null`: bought once; `undefined`: a subscription whose plan is unknown.
 *
 * @param choices the choice's elements; layouts may have two
 */
export function readPlanChoice(choices: readonly Element[], planCount: number): number | null | undefined {
  const all = choices.flatMap((choice) => [...choice.querySelectorAll<HTMLInputElement>('input[type="radio"]')]);
  const selects = choices.flatMap((choice) => [...choice.querySelectorAll<HTMLSelectElement>(planSelect)]);
  // Of duplicates a theme shows one; radio buttons themselves are often hidden behind their labels.
  const shown = all.filter((radio) => isVisible(radio.closest(CHOICE) ?? radio));
  const radio = (shown.length > 0 ? shown : all).find((one) => one.checked && !buysOnce(one));
  const option = radio?.closest(SUBSCRIPTION);
  const select = selects.find((one) => option?.contains(one)) ?? selects[0];
  // Without radio buttons the drop-down is the choice.
  if (all.length > 0 ? !radio : !select || buysOnce(select)) return null;
  if (radio && !option) return undefined;
  if (!select) return planCount === 1 ? 0 : undefined;
  return listsPlans(select, planCount) && select.selectedIndex >= 0 ? select.selectedIndex : undefined;
}

/** Plans are known by position only, which a placeholder would shift. */
export const listsPlans = ({ options }: HTMLSelectElement, planCount: number): boolean =>
  options.length === planCount && ![...options].some(({ value }) => value === '');

/** Number of plans of every sellable variant; 0 if they differ, because positions then mean nothing. */
export function countPlans({ variants }: Pick<Product, 'variants'>): number {
  const sold = variants.filter(({ problem }) => problem === undefined);
  const count = sold[0]?.pricingOptions.length ?? 0;
  return sold.every(({ pricingOptions }) => pricingOptions.length === count) ? count : 0;
}

const buysOnce = (control: HTMLInputElement | HTMLSelectElement): boolean =>
  control.closest(ONCE) !== null || (!control.closest(SUBSCRIPTION) && /^(?:once)?$|one.?time/i.test(control.value));
