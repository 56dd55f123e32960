import { wording } from '../../data/productState';
import { at, textAt } from '../../data/read';
import { toNumber } from '../../text/toNumber';

const WEEKS_PER_YEAR = 52;
const MONTHS_PER_YEAR = 12;

interface Rhythm {
  readonly adverb: string;
  readonly noun: string;
  readonly perYear: number;
}

const RHYTHMS: ReadonlyMap<string, Rhythm> = new Map([
  ['WEEK', { adverb: 'Weekly', noun: 'week', perYear: WEEKS_PER_YEAR }],
  ['MONTH', { adverb: 'Monthly', noun: 'month', perYear: MONTHS_PER_YEAR }],
  ['YEAR', { adverb: 'Yearly', noun: 'year', perYear: 1 }],
]);

/** A sentence with places for the price, and what fills its other places. */
export interface SubscriptionWording {
  readonly text: string;
  readonly values: Readonly<Record<string, string>>;
}

/**
 * How a plan's price is put into words: the site's sentence for just this kind of plan, else an English one. `null` if the plan
 * says no rhythm. A duration of whole years is told in years (spec §9).
 */
export function subscriptionWording(plan: unknown, isVaried: boolean, strings: unknown): SubscriptionWording | null {
  const rhythm = RHYTHMS.get(textAt(plan, 'billingPeriod', 'unit'));
  const every = toNumber(at(plan, 'billingPeriod', 'value'));
  if (!rhythm || !(every > 0)) return null;
  const total = every * (toNumber(at(plan, 'numBillingCycles')) || 0);
  const inYears = total > 0 && total % rhythm.perYear === 0;
  const duration = inYears ? total / rhythm.perYear : total;
  const unit = inYears ? 'year' : rhythm.noun;
  const key = ['productPrice', isVaried ? 'multiplePrices' : 'singlePrice', `${every === 1 ? '1' : 'n'}${rhythm.adverb}`];
  let text = `${isVaried ? 'from {fromPrice}' : '{price}'} every ${every === 1 ? rhythm.noun : `{billingPeriodValue} ${rhythm.noun}s`}`;
  if (total > 0) {
    key.push('limited', `${duration === 1 ? '1' : 'n'}${plural(unit.charAt(0).toUpperCase() + unit.slice(1))}`);
    text += ` for {duration} ${duration === 1 ? unit : plural(unit)}`;
  } else key.push('indefinite');
  return { text: wording(strings, key.join('__'), text), values: { billingPeriodValue: String(every), duration: String(duration) } };
}

const plural = (noun: string): string => `${noun}s`;
