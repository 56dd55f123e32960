import { MONTHS_PER_YEAR, WEEKS_PER_YEAR } from '../model/constants.ts';
import type { SubscriptionPlan } from '../model/subscriptionPlan.ts';
import { fill } from '../texts/fill.ts';
import { countText, pluralText } from '../texts/fill.ts';
import { siteText } from '../texts/siteText.ts';
import type { SubscriptionTexts } from '../texts/subscriptionTexts.ts';

interface SubscriptionTextOptions {
  /** Whether variants differ in price ("from $10.00 …"); default false. */
  readonly varies?: boolean;
  /** The page's `localizedStrings`; a string for this kind of plan replaces the sentence. */
  readonly localizedStrings?: unknown;
  /** BCP 47 tag of the texts; default English. */
  readonly language?: string;
}

type Unit = 'Week' | 'Month' | 'Year';

const UNITS: Readonly<Record<SubscriptionPlan['billingPeriod']['unit'], Unit>> = { WEEK: 'Week', MONTH: 'Month', YEAR: 'Year' };
const PER_YEAR: Readonly<Record<Unit, number>> = { Week: WEEKS_PER_YEAR, Month: MONTHS_PER_YEAR, Year: 1 };

/**
 * A subscription's price as a sentence: "{price} every 2 weeks for 12 weeks". A duration in whole years is given in years (26 cycles of 2
 * weeks are "for 1 year"); 0 cycles have no duration. Without a valid plan it is "Unavailable".
 *
 * The platform's key for the sentence is `productPrice__` + `singlePrice` or `multiplePrices` + `__` + `1` or `n` + `Weekly`, `Monthly` or
 * `Yearly` + `__` + `indefinite`, or `limited__` + `1` or `n` + `Weeks`, `Months` or `Years`; its placeholders are {price}, {fromPrice},
 * {billingPeriodValue} and {duration}.
 */
export function subscriptionText(
  plan: SubscriptionPlan | null,
  priceText: string,
  texts: SubscriptionTexts,
  { varies = false, localizedStrings, language = 'en' }: SubscriptionTextOptions = {},
): string {
  const unit = plan && UNITS[plan.billingPeriod.unit];
  if (!plan || !unit || !isPositiveInteger(plan.billingPeriod.value)) return texts.unavailable;

  const billingPeriodValue = plan.billingPeriod.value;
  const limit = isPositiveInteger(plan.numBillingCycles) ? inYears(billingPeriodValue * plan.numBillingCycles, unit) : null;
  const duration = limit ? limit.duration : 0;

  const prices = varies ? 'multiplePrices' : 'singlePrice';
  const cycle = `${billingPeriodValue === 1 ? '1' : 'n'}${unit}ly`;
  const end = limit ? `limited__${duration === 1 ? '1' : 'n'}${limit.unit}s` : 'indefinite';
  const sentence = siteText(localizedStrings, `productPrice__${prices}__${cycle}__${end}`);
  const values = { price: priceText, fromPrice: priceText, billingPeriodValue, duration };
  if (sentence !== null) return fill(sentence, values);

  const words = { billingPeriodValue: countText(billingPeriodValue, language), duration: countText(duration, language) };
  let period = fill(pluralText(texts, `every${unit}`, `every${unit}s`, billingPeriodValue, language), words);
  if (limit) period += ` ${fill(pluralText(texts, `for${limit.unit}`, `for${limit.unit}s`, duration, language), words)}`;
  return fill(texts[prices], { ...values, period });
}

function inYears(duration: number, unit: Unit): { duration: number; unit: Unit } {
  const perYear = PER_YEAR[unit];
  return isDivisible(duration, perYear) ? { duration: duration / perYear, unit: 'Year' } : { duration, unit };
}

function isPositiveInteger(value: number): boolean {
  return Number.isInteger(value) && value > 0;
}

/** False unless both are integers and the divisor is not 0. */
export function isDivisible(value: number, divisor: number): boolean {
  return Number.isInteger(value) && Number.isInteger(divisor) && divisor !== 0 && value % divisor === 0;
}
