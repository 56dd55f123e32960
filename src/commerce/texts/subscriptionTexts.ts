import type { Texts } from './localize.ts';

/**
 * Pieces of a subscription's price sentence, e.g. "$10.00 every 2 weeks for 1 year". A site overrides a piece by its key here, or the
 * sentence by the platform's key (see `subscriptionText`).
 */
export const subscriptionTexts = {
  name: 'product',
  texts: {
    unavailable: ['Unavailable', 'productPriceUnavailable'],
    singlePrice: '{price} {period}',
    multiplePrices: 'from {fromPrice} {period}',
    everyWeek: 'every week',
    everyWeeks: 'every {billingPeriodValue} weeks',
    everyMonth: 'every month',
    everyMonths: 'every {billingPeriodValue} months',
    everyYear: 'every year',
    everyYears: 'every {billingPeriodValue} years',
    forWeek: 'for {duration} week',
    forWeeks: 'for {duration} weeks',
    forMonth: 'for {duration} month',
    forMonths: 'for {duration} months',
    forYear: 'for {duration} year',
    forYears: 'for {duration} years',

    once: 'Buy once',
    subscribe: 'Subscribe',
    howOften: 'How often',
  },
} as const;

export type SubscriptionTexts = Texts<typeof subscriptionTexts>;
